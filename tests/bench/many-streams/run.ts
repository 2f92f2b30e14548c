import { residentKilobytes } from '../processes.ts'
import {
  type Admission,
  type Load,
  measureAdmission,
  measureHeld,
  measureSteady,
  type Steady,
} from './measure.ts'
import { startTargets, type TargetName } from './targets.ts'

export interface StreamFigures {
  /** The bursts of each target, in the order in which they were asked. */
  readonly admissions: ReadonlyMap<TargetName, readonly Admission[]>
  /** Of those that stream a model's words. */
  readonly steady: ReadonlyMap<TargetName, Steady>
  /** What the server holds for an answer that it streams, in kB. */
  readonly held: number
}

export interface StreamOptions extends Load {
  /** On a migrated or yet empty PostgreSQL. */
  readonly databaseUrl: string
  readonly dataDir: string
  /** Bursts of asks that are measured. */
  readonly rounds: number
  /** Asks of a burst beforehand, so that nothing is measured cold. */
  readonly warmUp: number
}

/** Measures admission and steady streams apart, of the server and of what it is compared with. */
export async function runStreams(options: StreamOptions): Promise<StreamFigures> {
  const { asks, rounds, warmUp } = options
  await using targets = await startTargets(options, warmUp + asks * (rounds + 2))
  const admissions = new Map<TargetName, Admission[]>()
  const steady = new Map<TargetName, Steady>()
  const idle = new Map<TargetName, number>()
  for (const target of targets.all) {
    if (warmUp > 0) await measureAdmission(target, targets, warmUp)
    idle.set(target.name, residentKilobytes(target.pid))
  }
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that other load of the machine affects all of them alike.
    for (const target of targets.all) {
      const admission = await measureAdmission(target, targets, asks)
      admissions.set(target.name, [...(admissions.get(target.name) ?? []), admission])
    }
  }
  for (const target of targets.all.filter(({ streams }) => streams)) {
    const kilobytes = idle.get(target.name) ?? Number.NaN
    steady.set(target.name, await measureSteady(target, targets, options, kilobytes))
  }
  const server = targets.all.find(({ name }) => name === 'server')
  if (!server) throw new Error('The server is one of the targets')
  return { admissions, steady, held: await measureHeld(server, targets, asks) }
}
