import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, silentAfter, slowly, thinkingFirst } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { askAndRecord, eventually } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { newUser, newUsers } from '../fixtures/users.ts'
import {
  type Asked,
  askAs,
  faultsOfAllowances,
  type Kept,
  keptOf,
  TOPICS_A_DAY,
} from './kept-answers.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'

/** Twenty that run, and some that end meanwhile. */
const ANSWERS = 24
const PIECE_MS = 20
const WRITING = 'Killed while it writes?'
const PAUSING = 'Killed while it pauses?'
const THINKING = 'Killed while it thinks?'
const SHORT = 'Killed as it ends?'
const WITNESS = 'Asked at the node that lives?'
const QUESTIONS = [WRITING, PAUSING, WRITING, THINKING, WRITING, SHORT]
/** In one of so many rounds it is killed while the questions are still being stored. */
const EARLY = 4

/** A server is killed in the middle of twenty answers, started again, and asked for each at once. */
export const kill: Program = {
  units: 'kills',
  // On the embedded database the quick look is tests/faults/killed.test.ts.
  parts: { embedded: { whole: 250, quick: 0 }, postgresql: { whole: 250, quick: 1 } },
  begin: beginKilling,
}

async function beginKilling(part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const model = all.use(await startFakeModel())
  const hasOthers = part === 'postgresql'
  const store = all.use(await newStoreAt(hasOthers ? await surroundings.postgresql() : null))
  const options = { ...store, env: { ...store.env, ...model.env } }
  model.answer(WRITING, slowly(numberedPieces(), PIECE_MS))
  model.answer(PAUSING, silentAfter('All of this was said.'))
  model.answer(THINKING, thinkingFirst('Let me see.', silentAfter()))
  const living = hasOthers ? all.use(await startServer(options)) : null
  let server = await startServer(options)
  all.defer(async () => void (await server.kill()))

  /** An answer at another node, which must not notice anything. */
  async function witness() {
    if (!living) return null
    let isOver = false
    model.answer(WITNESS, async (reply) => {
      while (!isOver) {
        reply.say('on and ')
        await sleep(500)
      }
      reply.say('over')
      reply.end()
    })
    const recorded = askAndRecord((await newUser(living)).at(living), WITNESS)
    await eventually(() => {
      if (recorded.state.text === '') throw new Error('The other node does not answer')
    })
    return async () => {
      isOver = true
      await recorded.ended
      const { status, text } = recorded.state
      return status === 'done' && text.endsWith('over') ? [] : [`the living: ${status}`]
    }
  }

  async function next(): Promise<Found> {
    const ofTheLiving = await witness()
    const users = await newUsers(server, Math.ceil(ANSWERS / TOPICS_A_DAY))
    const asked = Array.from({ length: ANSWERS }, (_, nth): Asked => {
      const question = QUESTIONS[nth % QUESTIONS.length] ?? WRITING
      const user = users[Math.floor(nth / TOPICS_A_DAY)]
      if (!user) throw new Error('Nobody asks')
      return askAs(user, server, question)
    })
    const begun = randomInt(EARLY) === 0 ? 1 : asked.length
    await eventually(() => {
      const stored = asked.filter(({ recorded }) => recorded.state.requestId !== null).length
      if (stored < begun) throw new Error(`${stored} questions are stored`)
    }, 120_000)
    await sleep(randomInt(1200))
    await server.kill()
    await Promise.all(asked.map(({ recorded }) => recorded.ended))
    const acknowledged = asked.filter(({ recorded }) => recorded.state.requestId !== null)

    const starting = performance.now()
    server = await startServer(options)
    const startSeconds = (performance.now() - starting) / 1000
    const kept = new Map<Asked, Kept>()
    for (const one of asked) kept.set(one, await keptOf(one, one.user.at(server)))
    const faults = [...kept.values()].flatMap((one) => one.faults)
    faults.push(...(await faultsOfAllowances(kept, server)))
    const [again] = acknowledged
    if (again) {
      const { user, recorded } = again
      const after = askAndRecord(user.at(server), 'And now?', recorded.topicId)
      await after.ended
      if (after.state.status !== 'done') faults.push(`not answered afterwards: ${after.failure}`)
    }
    faults.push(...((await ofTheLiving?.()) ?? []))
    return {
      done: 1,
      faults,
      counts: {
        'acknowledged questions': acknowledged.length,
        lost: faults.filter((fault) => fault.startsWith('lost')).length,
        stuck: faults.filter((fault) => fault.startsWith('stuck')).length,
      },
      peaks: {
        'seconds to start again': startSeconds,
        'ms of shown text not kept': Math.max(...acknowledged.map((one) => lostMs(one, kept))),
      },
    }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** About how long before the kill the last stored piece was shown. */
function lostMs(asked: Asked, kept: ReadonlyMap<Asked, Kept>): number {
  const pieces = (text = '') => text.split(' ').length
  if (asked.question !== WRITING) return 0
  return PIECE_MS * (pieces(asked.recorded.state.text) - pieces(kept.get(asked)?.text))
}
