import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Found } from './program.ts'

/** How far one part of a program has come. */
export interface Progress {
  readonly done: number
  readonly seconds: number
  readonly counts: Readonly<Record<string, number>>
  readonly peaks: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

export type State = Readonly<Record<string, Progress>>

export const NO_PROGRESS: Progress = { done: 0, seconds: 0, counts: {}, peaks: {}, faults: [] }

export function add(before: Progress, found: Found, seconds: number): Progress {
  return {
    done: before.done + found.done,
    seconds: before.seconds + seconds,
    counts: merged(before.counts, found.counts, (a, b) => a + b),
    peaks: merged(before.peaks, found.peaks, Math.max),
    faults: [...before.faults, ...found.faults],
  }
}

function merged(
  before: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>> = {},
  join: (a: number, b: number) => number,
): Record<string, number> {
  const all = { ...before }
  for (const [name, value] of Object.entries(more)) {
    const known = all[name]
    all[name] = known === undefined ? value : join(known, value)
  }
  return all
}

export function loadState(path: string): State {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Whole or not at all, since it is written while somebody may end the program. */
export function saveState(path: string, state: State): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`)
  renameSync(`${path}.new`, path)
}
