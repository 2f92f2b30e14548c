import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, slowly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { dataCommand } from '../faults/data-command.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { askMany, ended, faultsOfWhole } from './asking.ts'
import { keptOf } from './kept-answers.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'

const ANSWERS = 12
const EARLIER = 'Answered before the backup?'
const RUNNING = 'Running during the backup?'
const EARLIER_TEXT = 'A short answer to: Answered before the backup?'
const PIECES = 100

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
  model.answer(RUNNING, slowly(numberedPieces(PIECES), 100))

  async function next(): Promise<Found> {
    const faults: string[] = []
    const earlier = await askMany(server, EARLIER, ANSWERS)
    await ended(earlier)
    const running = await askMany(server, RUNNING, ANSWERS)
    // Longer than a checkpoint: what is shown by now is stored.
    await sleep(1000)
    const shown = running.map(({ recorded }) => recorded.state.text.length)
    await using other = await newStoreAt(cluster, 'nothing')
    const file = join(other.dataDir, 'backup.gz')
    const begun = performance.now()
    for (const [from, what] of [
      [store, 'export'],
      [other, 'import'],
    ] as const) {
      const { code, stderr } = await dataCommand(from, what, file)
      if (code !== 0) faults.push(`${what} ended with ${code}: ${stderr}`)
    }
    const seconds = (performance.now() - begun) / 1000
    await ended(running)
    faults.push(...(await faultsOfWhole(running, [...numberedPieces(PIECES)].join(''), server)))

    await using restored = await startServer({ ...other, env: { ...other.env, ...model.env } })
    faults.push(...(await faultsOfWhole(earlier, EARLIER_TEXT, restored)))
    for (const [nth, one] of running.entries()) {
      const { status, text, faults: found } = await keptOf(one, one.user.at(restored))
      faults.push(...found)
      // About a piece may have been on its way to the database.
      if (status !== 'interrupted') faults.push(`restored: ${status}`)
      if (text.length < (shown[nth] ?? 0) - 100) faults.push(`restored with ${text.length} letters`)
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
