import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeModel } from '../fakes/fake-model.ts'
import { type ModelScript, numberedPieces } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { dataCommand } from '../faults/data-command.ts'
import { eventually } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { askMany, ended, faultsOfWhole } from './asking.ts'
import { keptOf } from './kept-answers.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'

const ANSWERS = 12
const EARLIER = 'Answered before the backup?'
const RUNNING = 'Running during the backup?'
const EARLIER_TEXT = 'A short answer to: Answered before the backup?'
const PIECES = 100
const LAST_PIECES = 20

/** All is exported while people ask on, imported elsewhere, and asked for there. */
export const backup: Program = {
  units: 'backups under 12 answers',
  parts: { postgresql: { whole: 20, quick: 1 } },
  begin,
}

async function begin(_part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const cluster = await surroundings.postgresql()
  const model = all.use(await startFakeModel())
  const store = all.use(await newStoreAt(cluster))
  const server = all.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))

  async function next(): Promise<Found> {
    const faults: string[] = []
    const earlier = await askMany(server, EARLIER, ANSWERS)
    await ended(earlier)
    const exported = Promise.withResolvers<void>()
    model.answer(RUNNING, notEndedBefore(exported.promise))
    const running = await askMany(server, RUNNING, ANSWERS)
    const shown = running.map(({ recorded }) => recorded.state.text.length)
    await eventually(async () => {
      const kept = await Promise.all(running.map((one) => keptOf(one, one.user.at(server))))
      if (kept.some(({ text }, nth) => text.length < (shown[nth] ?? 0)))
        throw new Error('What was shown is not stored')
    }, 60_000)
    await using other = await newStoreAt(cluster, 'nothing')
    const file = join(other.dataDir, 'backup.gz')
    const begun = performance.now()
    for (const [from, what] of [
      [store, 'export'],
      [other, 'import'],
    ] as const) {
      const { code, stderr } = await dataCommand(from, what, file)
      if (code !== 0) faults.push(`${what} ended with ${code}: ${stderr}`)
      exported.resolve()
    }
    const seconds = (performance.now() - begun) / 1000
    await ended(running)
    faults.push(...(await faultsOfWhole(running, [...numberedPieces(PIECES)].join(''), server)))

    await using restored = await startServer({ ...other, env: { ...other.env, ...model.env } })
    faults.push(...(await faultsOfWhole(earlier, EARLIER_TEXT, restored)))
    for (const [nth, one] of running.entries()) {
      const { status, text, faults: found } = await keptOf(one, one.user.at(restored))
      faults.push(...found)
      if (status !== 'interrupted') faults.push(`restored: ${status}`)
      if (text.length < (shown[nth] ?? 0)) faults.push(`restored with ${text.length} letters`)
    }
    await rm(file)
    return {
      done: 1,
      faults,
      counts: { answers: earlier.length + running.length },
      peaks: { 'seconds to export and import': seconds },
    }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** Slowly, and the last pieces only after this. */
const notEndedBefore =
  (released: Promise<void>): ModelScript =>
  async (reply) => {
    for (const [nth, piece] of [...numberedPieces(PIECES)].entries()) {
      if (nth === PIECES - LAST_PIECES) await released
      if (reply.closed.aborted) return
      reply.say(piece)
      await sleep(100)
    }
    reply.end()
  }
