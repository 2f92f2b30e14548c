import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of a run passed, and what failed, each with its place and why in a line. */
export interface Tally {
  readonly passed: number
  readonly failed: readonly string[]
  /** The places of those that passed only when they were repeated. */
  readonly repeated: readonly string[]
}

/** The variable with the path of the file that a runner's reporter writes its tally to. */
export const TALLY_FILE = 'TALLY_FILE'

export function writeTally(tally: Tally): void {
  const path = process.env[TALLY_FILE]
  if (path === undefined) throw new Error(`${TALLY_FILE} must name the file for the tally`)
  writeFileSync(path, JSON.stringify(tally))
}

/** One line of the list of what failed: the beginning of the message, as it may say how to repeat it. */
export const failure = (place: string, message = '') =>
  `${place}: ${stripVTControlCharacters(message).trim().replaceAll(/\s+/g, ' ').slice(0, 600)}`
