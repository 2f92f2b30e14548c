import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeModel } from '../fakes/fake-model.ts'
import { heapReport, reportingTo } from '../fakes/heap-report.ts'
import { numberedPieces, slowly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newStoreAt } from '../fixtures/store.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'
import { HASTY, type Pace, SOAKED, soakUser, USUAL } from './soak-user.ts'

const USERS = Number(process.env.PROVE_USERS ?? 100)
/** In less than a minute. */
const FEW_USERS = 6
const MINUTE_MS = 60_000
const MB = 1024 * 1024
/** Until then caches fill and code is compiled. */
const WARM_MINUTES = 10
/** Over fewer minutes a growth says nothing. */
const LEAST_MINUTES = 20
const MOST = { heapMb: 1, rss: 1.15, p99: 3 }

/** A hundred users ask, stop, reload, share and export for an hour, all at one server. */
export const soak: Program = {
  units: 'minutes',
  // The quick look lasts three seconds, and shows no trend.
  parts: { embedded: { whole: 60, quick: 0 }, postgresql: { whole: 60, quick: 1 / 20 } },
  begin,
}

interface Minute {
  readonly heapMb: number
  readonly rssMb: number
  readonly p99: number
}

async function begin(part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const model = all.use(await startFakeModel())
  model.answer(SOAKED, slowly(numberedPieces(40), 50))
  const isEmbedded = part === 'embedded'
  const store = all.use(await newStoreAt(isEmbedded ? null : await surroundings.postgresql()))
  const report = join(store.dataDir, 'heap.json')
  const env = { ...store.env, ...model.env, ...reportingTo(report), CHECKOUT: 'test' }
  const server = all.use(await startServer({ ...store, env, checked: false }))
  const ending = new AbortController()
  const minutes: Minute[] = []
  let counts: Record<string, number> = {}
  let faults: string[] = []
  let times: number[] = []
  const diary = {
    did(what: string) {
      counts[what] = (counts[what] ?? 0) + 1
    },
    userCall: (ms: number) => void times.push(ms),
    failed: (what: string, error: unknown) => void faults.push(`${what}: ${error}`),
  }
  const users: Promise<void>[] = []
  const come = (count: number, pace: Pace) => {
    while (users.length < count)
      users.push(
        soakUser(server, diary, pace, ending.signal).catch((error: unknown) =>
          diary.failed('a user', error),
        ),
      )
  }
  const leave = async () => {
    ending.abort()
    await Promise.all(users)
  }
  all.defer(leave)

  async function next(left: number): Promise<Found> {
    const isQuick = left < 1
    come(isQuick ? FEW_USERS : USERS, isQuick ? HASTY : USUAL)
    await sleep(Math.min(left, 1) * MINUTE_MS)
    // What they are about counts, too.
    if (isQuick) await leave()
    const { heapUsed, rss } = await heapReport(server.pid, report)
    const sorted = times.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    minutes.push({ heapMb: heapUsed / MB, rssMb: rss / MB, p99 })
    const peaks = { users: users.length, ...trendsOf(minutes) }
    const done = Math.min(left, 1)
    if (!counts.answers) faults.push('nobody got an answer')
    const found = { done, counts, peaks, faults: [...faults, ...faultsOfTrends(peaks)] }
    counts = {}
    faults = []
    times = []
    return found
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

const NAMES = {
  heap: 'MB of heap more in 10 minutes',
  rss: 'RSS to its warm value',
  p99: 'p99 of /auth/user to its beginning',
}

function trendsOf(minutes: readonly Minute[]): Record<string, number> {
  const last = minutes.at(-1)
  const warm = minutes[WARM_MINUTES]
  const levels = { 'MB of heap': last?.heapMb ?? 0, 'ms p99 of /auth/user': last?.p99 ?? 0 }
  if (!last || !warm || minutes.length < WARM_MINUTES + LEAST_MINUTES) return levels
  // The first minute compiles; the median of the next ones is the beginning.
  const beginning = minutes.slice(1, 6).map(({ p99 }) => p99)
  const usual = beginning.toSorted((a, b) => a - b)[2] ?? last.p99
  return {
    ...levels,
    [NAMES.heap]: 10 * slopeOf(minutes.slice(WARM_MINUTES).map(({ heapMb }) => heapMb)),
    [NAMES.rss]: last.rssMb / warm.rssMb,
    [NAMES.p99]: last.p99 / usual,
  }
}

function faultsOfTrends(peaks: Readonly<Record<string, number>>): string[] {
  const limits = { [NAMES.heap]: MOST.heapMb, [NAMES.rss]: MOST.rss, [NAMES.p99]: MOST.p99 }
  return Object.entries(limits)
    .filter(([name, most]) => (peaks[name] ?? 0) > most)
    .map(([name, most]) => `${name}: ${peaks[name]?.toFixed(2)} instead of at most ${most}`)
}

/** By how much the values grow from one to the next, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  const variance = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return covariance / variance
}
