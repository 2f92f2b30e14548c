import type { Figure } from '../figure.ts'
import { namesOf } from './assets.ts'
import type { Backing } from './known.ts'
import { readPassage } from './passage.ts'

/** A number with fewer digits may be anybody's: an amount, a count, a rate. */
const TELLING_DIGITS = 3

/**
 * A sum whose inputs say where they were read: a model passes a price on to a calculator without its
 * source and time. What the asker gave is theirs, whatever was read. The sum holds as of the oldest.
 */
export function traced(
  sum: Figure,
  figures: readonly Figure[],
  given: ReadonlySet<number>,
): Figure {
  if (sum.how !== 'computed' || !sum.inputs) return sum
  const inputs = sum.inputs.map(({ name, figure }) => ({
    name,
    figure: (given.has(Number(figure.value)) ? null : readAs(figure, figures)) ?? figure,
  }))
  const [oldest = sum.asOf] = inputs
    .flatMap(({ figure: { how, kind, asOf } }) => (how === 'read' && kind !== 'fact' ? [asOf] : []))
    .sort()
  return { ...sum, asOf: oldest, inputs }
}

/** The numbers that the asker wrote. */
export function givenIn({ question, earlier }: Backing): ReadonlySet<number> {
  const said = earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const names = namesOf([])
  const numbers = [question, ...said].flatMap((text) => readPassage(text, names, []).numbers)
  return new Set(numbers.map(({ value }) => value))
}

/** The newest figure that was read and has the value of an input. */
function readAs({ value, unit }: Figure, figures: readonly Figure[]): Figure | undefined {
  if (value.replace(/\D|^[0.]+|\.?0+$/g, '').length < TELLING_DIGITS) return undefined
  return figures
    .filter((one) => one.how === 'read' && one.unit === unit && Number(one.value) === Number(value))
    .toSorted((a, b) => b.asOf.localeCompare(a.asOf))[0]
}
