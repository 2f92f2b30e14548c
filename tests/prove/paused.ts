import { kill as signal } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { attachAnswer } from '@coinquiry/api-client'
import type { Db } from '@coinquiry/server/testing'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, silentAfter, slowly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { askAndRecord, eventually, lastTurn, recordAnswer } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { askMany, ended } from './asking.ts'
import { faultsOfAllowances, type Kept, keptOf } from './kept-answers.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'
import { faultsOfSettlements } from './settlements.ts'

const ANSWERS = 20
const PAUSE_MS = 30_000
/** The longest that the other node may need on a busy machine; the pause lasts as long then. */
const TAKEN_MS = 90_000
/** So that each answer would have ended soon after the pause, had no other node ended it. */
const PIECES = 300
const PAUSED = 'Written by a node that is paused?'
const AGAIN = 'Asked again at the other node?'

/** A node is stopped for longer than its lease while another one ends its answers, and goes on then. */
export const paused: Program = {
  units: 'pauses of 30 s under 20 answers',
  parts: { postgresql: { whole: 10, quick: 1 } },
  begin,
}

async function begin(_part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const model = all.use(await startFakeModel())
  const store = all.use(await newStoreAt(await surroundings.postgresql()))
  const options = { ...store, env: { ...store.env, ...model.env, LOG_LEVEL: 'fatal' } }
  const [a, b] = await Promise.all([startServer(options), startServer(options)])
  all.use(a)
  all.use(b)
  const database = await store.open()
  all.defer(() => database.close())
  model.answer(PAUSED, slowly(numberedPieces(PIECES), 100))
  model.answer(AGAIN, silentAfter('By the other node.'))

  async function next(): Promise<Found> {
    const faults: string[] = []
    const asked = await askMany(a, PAUSED, ANSWERS)
    const watched = asked.map(({ user, recorded }) =>
      recordAnswer(attachAnswer(recorded.state.requestId ?? '', null, { client: user.at(b) })),
    )
    signal(a.pid, 'SIGSTOP')
    const stopped = performance.now()
    await Promise.race([Promise.all(watched.map((one) => one.ended)), sleep(TAKEN_MS)])
    const takenAfter = (performance.now() - stopped) / 1000
    for (const { state } of watched)
      if (state.status !== 'interrupted') faults.push(`watched: ${state.status}`)
    const keptAtB = () => Promise.all(asked.map((one) => keptOf(one, one.user.at(b))))
    const taken = await keptAtB()
    // One of the topics has another answer at the other node when the first one wakes.
    const [first] = asked
    if (!first) throw new Error('Nobody asked')
    const topic = first.recorded.topicId
    const again = askAndRecord(first.user.at(b), AGAIN, topic)
    await eventually(() => {
      if (again.state.text === '') throw new Error('The other node does not answer')
    })
    await sleep(PAUSE_MS - (performance.now() - stopped))
    signal(a.pid, 'SIGCONT')
    await ended(asked)
    await sleep(3000)

    for (const { recorded } of asked)
      if (recorded.state.status === 'done') faults.push('the paused node said that it was done')
    const { answer } = await lastTurn(first.user.at(a), topic)
    if (answer.status !== 'running' || answer.content !== 'By the other node.')
      faults.push(`the other answer is ${answer.status}: ${answer.content}`)
    const later = await keptAtB()
    faults.push(...later.slice(1).flatMap(changed(taken.slice(1))))
    faults.push(...later.slice(1).flatMap((one) => one.faults))
    const pairs = asked.flatMap((one, nth) => (later[nth] ? [[one, later[nth]] as const] : []))
    faults.push(...(await faultsOfAllowances(pairs, a)))
    faults.push(...(await checkpointsAfterEnds(database.db)))
    faults.push(...(await faultsOfSettlements(database.db)))
    return {
      done: 1,
      faults,
      counts: { answers: asked.length },
      peaks: { 'seconds until the other node had ended all': takenAfter },
    }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

const changed =
  (before: readonly Kept[]) =>
  ({ status, text }: Kept, nth: number): string[] => {
    const was = before[nth]
    if (was?.status === status && was.text === text) return []
    return [`written after the take-over: ${was?.status} became ${status}`]
  }

/** What was written, or left, of answers that had ended. */
async function checkpointsAfterEnds(db: Db): Promise<string[]> {
  const frames = await db
    .selectFrom('frames')
    .innerJoin('generations', 'generations.request_id', 'frames.request_id')
    .select('frames.request_id')
    .where('generations.status', '<>', 'running')
    .execute()
  return frames.length > 0 ? [`${frames.length} checkpoints of answers that had ended`] : []
}
