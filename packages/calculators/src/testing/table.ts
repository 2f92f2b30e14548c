import { expect, it } from 'vitest'
import { exact } from '../arithmetic/decimal.ts'
import type { Calculator } from '../calculator.ts'

type Given = Readonly<Record<string, unknown>>

/** Results as `1000 USD`, rounded to 12 places, or none; or a refusal as `entry above 0`. */
export type Row = readonly [
  given: Given,
  expected: Readonly<Record<string, string | undefined>> | string,
]

export function table(calculator: Calculator, usual: Given, rows: readonly Row[]): void {
  it.each(rows)(`${calculator.id} of %j is %j`, (given, expected) => {
    const shown = outcomeOf(calculator, { ...usual, ...given })
    if (typeof expected === 'string') expect(shown).toBe(expected)
    else expect(namedIn(shown, Object.keys(expected))).toEqual(expected)
  })
}

const namedIn = (shown: ReturnType<typeof outcomeOf>, names: readonly string[]) =>
  typeof shown === 'string' ? shown : Object.fromEntries(names.map((name) => [name, shown[name]]))

export function outcomeOf(calculator: Calculator, given: unknown) {
  const outcome = calculator.compute(given)
  if (!outcome.ok) {
    const said = outcome.refusals.map(({ input, rule, limit }) => [input, rule, limit].join(' '))
    return said.join('; ').trim()
  }
  const shown = outcome.results.map(({ name, value, unit }) => [
    name,
    `${exact(value).toDecimalPlaces(12).toFixed()} ${unit}`.trim(),
  ])
  return Object.fromEntries(shown) as Readonly<Record<string, string>>
}
