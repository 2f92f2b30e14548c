import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** A command that was called in a wrong way, or could not begin; says what to do. */
export class UsageError extends Error {}

/** The options of a command, none of which may be unknown. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const [what] = (error as Error).message.split(/\. | To /)
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${what}. The options are: ${known.join(', ')}`)
  }
}

export interface Range {
  readonly min: number
  readonly max?: number
  readonly whole?: boolean
}

/** The number that an option has as text. */
export function readNumber(
  option: string,
  text: string,
  { min, max = Number.POSITIVE_INFINITY, whole = true }: Range,
): number {
  const value = Number(text)
  const fits = text.trim() !== '' && value >= min && value <= max && Number.isFinite(value)
  if (fits && (!whole || Number.isInteger(value))) return value
  const kind = whole ? 'a whole number' : 'a number'
  const range = Number.isFinite(max) ? `from ${min} to ${max}` : `of at least ${min}`
  throw new UsageError(`--${option} is "${text}", but must be ${kind} ${range}`)
}
