import { setTimeout as sleep } from 'node:timers/promises'
import { startMigratedCluster } from '@coinquiry/server/testing'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, slowly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { askAndRecord, eventually } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { newUser } from '../fixtures/users.ts'
import { askMany, ended, faultsOfWhole, statusOf } from './asking.ts'
import type { Found, Program, Sitting } from './program.ts'

const ANSWERS = 50
const AWAY_MS = 10_000
const PIECE_MS = 100
/** One ends while the database is away, the other when it is there again. */
const SHORT = 'Done while the database is away?'
const LONG = 'Done when the database is back?'
const SHORT_PIECES = 40
const LONG_PIECES = 160

/** PostgreSQL is stopped under running answers, and another node starts as it comes back. */
export const databaseGone: Program = {
  units: 'outages of 10 s under 50 answers',
  parts: { postgresql: { whole: 10, quick: 1 } },
  begin,
}

async function begin(): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const cluster = await startMigratedCluster()
  all.defer(cluster.stop)
  const model = all.use(await startFakeModel())
  const store = all.use(await newStoreAt(cluster.url('postgres')))
  const options = { ...store, env: { ...store.env, ...model.env, LOG_LEVEL: 'fatal' } }
  const server = all.use(await startServer(options))
  model.answer(SHORT, slowly(numberedPieces(SHORT_PIECES), PIECE_MS))
  model.answer(LONG, slowly(numberedPieces(LONG_PIECES), PIECE_MS))

  async function next(): Promise<Found> {
    const faults: string[] = []
    const [short, long, waiting] = await Promise.all([
      askMany(server, SHORT, ANSWERS / 2),
      askMany(server, LONG, ANSWERS / 2),
      newUser(server),
    ])
    await cluster.pause()
    const states = { '/healthz': 200, '/readyz': 503 }
    for (const [path, wanted] of Object.entries(states)) {
      const status = await statusOf(server, path)
      if (status !== wanted) faults.push(`${path} said ${status} without the database`)
    }
    const begun = performance.now()
    const meanwhile = askAndRecord(waiting.at(server), 'Asked without a database?')
    const refused = meanwhile.ended.then(() => (performance.now() - begun) / 1000)
    await sleep(AWAY_MS)
    const refusedAfter = await refused
    if (!meanwhile.failure) faults.push(`A question was taken: ${meanwhile.state.status}`)
    await cluster.resume()
    // What it finds free of locks was only cut off.
    await using another = await startServer(options)
    await eventually(async () => {
      if ((await statusOf(server, '/readyz')) !== 200) throw new Error('It is not ready again')
    })
    await ended([...short, ...long])
    const textOf = (pieces: number) => [...numberedPieces(pieces)].join('')
    faults.push(...(await faultsOfWhole(short, textOf(SHORT_PIECES), another)))
    faults.push(...(await faultsOfWhole(long, textOf(LONG_PIECES), server)))
    const after = askAndRecord(waiting.at(server), 'And now?')
    await after.ended
    if (after.state.status !== 'done') faults.push(`not answered afterwards: ${after.failure}`)
    return {
      done: 1,
      faults,
      counts: { answers: short.length + long.length },
      peaks: { 'seconds until a question is refused': refusedAfter },
    }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
