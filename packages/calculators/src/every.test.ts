import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from './calculator.ts'
import { CALCULATORS, calculatorOf } from './index.ts'
import type { Input } from './input.ts'
import { valueOfFormula } from './testing/formula.ts'
import { en } from './texts/en.ts'
import { spelledOut } from './texts/names.ts'
import { zh } from './texts/zh.ts'

const EDGES = ['-1', '0', '1e-30', '0.5', '1', 'Infinity', 'NaN', '7.25', '99.999', '100', '1e30']
const edge = fc.constantFrom(...EDGES)

/** Mostly what an input asks for, at its edges and now and then beyond them. */
function valueFor(input: Input): fc.Arbitrary<unknown> {
  if (input.kind === 'choice') return fc.constantFrom<unknown>(...input.options, undefined)
  if (input.kind === 'code') return fc.constantFrom<unknown>('USD', 'btc', undefined)
  if (input.kind === 'date') return fc.constantFrom<unknown>('2026-01-01', '2026-03-31', undefined)
  if (input.kind === 'rows') return fc.array(recordFor(input.fields), { maxLength: 4 })
  const numbers = input.whole
    ? fc.integer({ min: 1, max: 1000 })
    : fc.double({ min: 0.001, max: 1000, noNaN: true })
  return fc.oneof({ weight: 4, arbitrary: numbers }, edge, fc.constant(undefined))
}

const recordFor = (inputs: Readonly<Record<string, Input>>) =>
  fc.record(
    Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, valueFor(input)])),
  )

const DECIMAL = /^-?\d+(?:\.\d+)?$/

describe.each(CALCULATORS.map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('gives whole decimals or says which input is wrong, whatever it gets', () => {
    const givens = fc.oneof({ weight: 9, arbitrary: recordFor(calculator.inputs) }, fc.anything())
    let computed = 0
    fc.assert(
      fc.property(givens, (given) => {
        const outcome = calculator.compute(given)
        if (!outcome.ok) {
          expect(outcome.refusals.length).toBeGreaterThan(0)
          const wrong = outcome.refusals.filter(({ rule }) => rule !== 'unknown')
          const named = wrong.map(({ input }) => input.split('.', 1)[0] ?? '')
          expect(Object.keys(calculator.inputs)).toEqual(expect.arrayContaining(named))
          return
        }
        computed += 1
        for (const { name, value, unit } of outcome.results) {
          expect([name, value]).toEqual([name, expect.stringMatching(DECIMAL)])
          expect(value.length).toBeLessThan(250)
          expect(unit).not.toMatch(/^(?:currency|asset)$/)
        }
      }),
      { numRuns: 100, seed: 7 },
    )
    expect(computed).toBeGreaterThan(0)
  })

  it('computes what its formulas say', () => {
    fc.assert(
      fc.property(recordFor(calculator.inputs), (given) => {
        const outcome = calculator.compute(given)
        if (!outcome.ok) return
        const known = numbersOf(outcome)
        for (const { name, value, unit, formula } of outcome.results) {
          const expected = valueOfFormula(formula, known)
          if (expected === null) continue
          const actual = Number(value) / (unit === '%' ? 100 : 1)
          const slack = 1e-6 * Math.max(1, ...Object.values(known).map(Math.abs))
          expect([name, Math.abs(actual - expected) <= slack]).toEqual([name, true])
        }
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it.each([
    ['en', en],
    ['zh', zh],
  ])('names in its formulas what it names so itself, in %s', (_, texts) => {
    const labels: Readonly<Record<string, string | undefined>> = {
      ...Object.fromEntries(
        Object.keys(calculator.results).map((name) => [name, texts.results[name]]),
      ),
      ...Object.fromEntries(
        Object.keys(calculator.inputs).map((name) => [name, texts.inputs[name]]),
      ),
    }
    fc.assert(
      fc.property(recordFor(calculator.inputs), (given) => {
        const outcome = calculator.compute(given)
        if (!outcome.ok) return
        for (const { formula } of outcome.results) {
          const named = formula.replace(/[A-Za-z]+/g, (name) => `${labels[name]}`)
          const expected = texts.formulas[formula] ?? named
          expect(spelledOut(formula, texts, Object.keys(calculator.inputs))).toBe(expected)
        }
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it.each([
    ['en', en],
    ['zh', zh],
  ])('has all its texts in %s', (_, texts) => {
    expect(texts.calculators[id]?.name).toBeTruthy()
    const missing = [
      ...namesIn(calculator).filter((name) => !texts.inputs[name]),
      ...Object.keys(calculator.results).filter((name) => !texts.results[name]),
      ...calculator.assumptions.filter((name) => !texts.assumptions[name]),
      ...optionsIn(calculator).filter(
        (name) => /^[a-z]{1,3}$|^[a-z]{5,}$/.test(name) && !texts.options[name],
      ),
    ]
    expect(missing.filter((name) => !UNITS.has(name))).toEqual([])
  })
})

/** Options that are written as they are in every language. */
const UNITS = new Set(['sat', 'wei', 'lamport'])

const namesIn = ({ inputs }: Calculator) =>
  Object.entries(inputs).flatMap(([name, input]) =>
    input.kind === 'rows' ? [name, ...Object.keys(input.fields)] : [name],
  )
const optionsIn = ({ inputs }: Calculator) =>
  Object.values(inputs).flatMap((input) => (input.kind === 'choice' ? input.options : []))

/** Inputs and results as formulas mean them: percentages as fractions. */
function numbersOf(outcome: Extract<ReturnType<Calculator['compute']>, { ok: true }>) {
  const all = [...outcome.inputs, ...outcome.results]
  const numbers = all.filter(({ unit }) => unit !== null)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  return Object.fromEntries(
    numbers.map(({ name, value, unit }) => [name, Number(value) / (unit === '%' ? 100 : 1)]),
  )
}

it('has the same texts in both languages', () => {
  const namesOf = (texts: typeof en) =>
    Object.values(texts).map((group) => Object.keys(group).toSorted())
  expect(namesOf(zh)).toEqual(namesOf(en))
})

it('names no money as it names an amount of coins', () => {
  const fields = CALCULATORS.flatMap(({ inputs }) =>
    Object.entries<Input>(inputs).flatMap(([name, input]) =>
      Object.entries<Input>(input.kind === 'rows' ? input.fields : { [name]: input }),
    ),
  )
  for (const { inputs } of [en, zh]) {
    const labels = (kind: Input['kind']) =>
      fields.flatMap(([name, input]) => (input.kind === kind ? [inputs[name]] : []))
    const coins = new Set(labels('amount'))
    expect(labels('money').filter((label) => coins.has(label))).toEqual([])
  }
})

it('knows calculators by their ids, each once', () => {
  const ids = CALCULATORS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.map((id) => calculatorOf(id)?.id)).toEqual(ids)
  expect(calculatorOf('tax')).toBeNull()
})
