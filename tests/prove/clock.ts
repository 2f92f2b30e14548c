import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { attachAnswer, fetchUser } from '@coinquiry/api-client'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, slowly } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { recordAnswer } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { newUser } from '../fixtures/users.ts'
import { askMany, ended, faultsOfWhole } from './asking.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'

const PRELOADED = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))
const HOUR_MS = 3_600_000
const ANSWERS = 10
const PIECES = 60
const TEXT = [...numberedPieces(PIECES)].join('')
/** Until a node has seen its new time, and a round of its reaper with it. */
const NOTICED_MS = 5500

/** The clock of one of two nodes jumps an hour forward, back, and back once more, under answers. */
export const clock: Program = {
  units: 'jumps of a clock by an hour under 20 answers',
  parts: { postgresql: { whole: 30, quick: 1 } },
  begin,
}

async function begin(_part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const model = all.use(await startFakeModel())
  const store = all.use(await newStoreAt(await surroundings.postgresql()))
  const env = { ...store.env, ...model.env }
  const shift = join(store.dataDir, 'shift')
  await writeFile(shift, '0')
  const right = all.use(await startServer({ ...store, env }))
  const NODE_OPTIONS = `--import=${PRELOADED}`
  const wrong = all.use(
    await startServer({ ...store, env: { ...env, NODE_OPTIONS, SHIFTED_CLOCK: shift } }),
  )
  model.answer('Asked while a clock jumps?', slowly(numberedPieces(PIECES), 100))
  let jumps = 0

  /** Asks at one node, and follows at the other. */
  async function askAt(node: ServerProcess, other: ServerProcess) {
    const asked = await askMany(node, 'Asked while a clock jumps?', ANSWERS)
    const watched = asked.map(({ user, recorded }) =>
      recordAnswer(attachAnswer(recorded.state.requestId ?? '', null, { client: user.at(other) })),
    )
    return { node, other, asked, watched }
  }

  async function next(): Promise<Found> {
    const faults: string[] = []
    const before = await newUser(wrong)
    const both = await Promise.all([askAt(right, wrong), askAt(wrong, right)])
    jumps += 1
    // 1, 0, −1, 0, 1, …: there and back, in both directions.
    await writeFile(shift, String(Math.round(Math.sin((jumps * Math.PI) / 2)) * HOUR_MS))
    await sleep(NOTICED_MS)
    for (const { other, asked, watched } of both) {
      await ended(asked)
      faults.push(...(await faultsOfWhole(asked, TEXT, other)))
      await Promise.all(watched.map((one) => one.ended))
      for (const { state } of watched)
        if (state.text !== TEXT) faults.push(`watched: ${state.status}, ${state.text.slice(-40)}`)
    }
    // Who is signed in stays signed in, and whoever is new can sign in, at both.
    for (const node of [right, wrong]) {
      const user = await newUser(node)
      for (const one of [before, user])
        for (const at of [right, wrong])
          await fetchUser({ client: one.at(at) }).catch((error: unknown) => {
            faults.push(`signed out: ${error}`)
          })
    }
    return { done: 1, faults, counts: { answers: 2 * ANSWERS } }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
