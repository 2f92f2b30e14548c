import type { Database } from '../adapters/database/database.ts'

/**
 * How often each race is run: enough for every build, more by `RACE_TRIALS`. Fifty contenders without
 * their guard go wrong in nearly every trial.
 */
const TRIALS = Number(process.env.RACE_TRIALS ?? 3)
/** Of those that go wrong in every second one. */
const TRIALS_OF_LUCKY = Number(process.env.RACE_TRIALS ?? 12)
/** Two or three contenders meet in fewer ways in one trial than fifty do. */
const TRIALS_OF_FEW = Number(process.env.RACE_TRIALS ?? 20)
/** The embedded database runs one transaction at a time, so that trials differ little there. */
const EMBEDDED_TRIALS = Number(process.env.RACE_TRIALS ?? 2)
const CONTENDERS = 50

/** For a test of races: each trial may take a while beside others. */
export const RACE_TIMEOUT_MS = 30_000 + TRIALS_OF_FEW * 12_000

export interface Finish<Result> {
  readonly done: readonly Result[]
  /** Those that were refused, by the key of the refusal. */
  readonly refused: Readonly<Record<string, number>>
}

/**
 * Starts all contenders at once and counts those that are done and refused. An error that is no
 * refusal is thrown.
 */
export async function race<Result>(
  contend: (contender: number) => Promise<Result>,
  contenders = CONTENDERS,
): Promise<Finish<Result>> {
  const barrier = Promise.withResolvers<void>()
  const running = Array.from({ length: contenders }, (_, contender) =>
    barrier.promise.then(() => contend(contender)),
  )
  barrier.resolve()
  const settled = await Promise.allSettled(running)
  const refused: Record<string, number> = {}
  for (const result of settled) {
    if (result.status === 'fulfilled') continue
    const { key } = result.reason as { readonly key?: string }
    if (key === undefined) throw result.reason
    refused[key] = (refused[key] ?? 0) + 1
  }
  const done = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  return { done, refused }
}

/** The same race again and again; each trial sets up its own. */
export function trials(
  database: Pick<Database, 'kind'>,
  one: (trial: number) => Promise<void>,
): Promise<void> {
  return repeat(database, TRIALS, one)
}

/** The same for a race that often ends well even without its guard. */
export function trialsOfLucky(
  database: Pick<Database, 'kind'>,
  one: (trial: number) => Promise<void>,
): Promise<void> {
  return repeat(database, TRIALS_OF_LUCKY, one)
}

/** The same for a race of a few contenders: more trials, so that they meet in each order. */
export function trialsOfFew(
  database: Pick<Database, 'kind'>,
  one: (trial: number) => Promise<void>,
): Promise<void> {
  return repeat(database, TRIALS_OF_FEW, one)
}

async function repeat(
  { kind }: Pick<Database, 'kind'>,
  trials: number,
  one: (trial: number) => Promise<void>,
): Promise<void> {
  const count = kind === 'embedded' ? EMBEDDED_TRIALS : trials
  for (let trial = 0; trial < count; trial++) await one(trial)
}
