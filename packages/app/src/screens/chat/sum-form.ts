import { type Calculator, calculatorOf, type Input, type Refusal } from '@coinquiry/calculators'
import type { en } from '@coinquiry/calculators/texts/en'
import type { CalculatorField, CalculatorResult } from '@coinquiry/ui/blocks/calculator-form'
import type { ComputedSum } from '../../data/topics.ts'

type Texts = typeof en

export interface SumForm {
  readonly heading: string
  readonly fields: readonly CalculatorField[]
  readonly results: readonly CalculatorResult[]
  readonly assumptions: readonly string[]
}

/** More digits are no help to anybody. */
const MOST_DIGITS = 10

/** What a form of the sum shows with these inputs; null where this app has no such calculator. */
export function sumForm(
  { calculator: id, inputs }: ComputedSum,
  texts: Texts,
  locale: string,
): SumForm | null {
  const calculator = calculatorOf(id)
  if (!calculator) return null
  const outcome = calculator.compute(inputs)
  const refusals = outcome.ok ? [] : outcome.refusals
  return {
    heading: texts.calculators[id]?.name ?? id,
    fields: Object.entries(calculator.inputs).map(([name, input]) =>
      fieldOf(name, input, { calculator, inputs, texts, refusals }),
    ),
    results: outcome.ok
      ? outcome.results.map(({ name, value, unit, formula }) => ({
          name,
          label: texts.results[name] ?? name,
          value: withUnit(value, unit, locale),
          formula: spelledOut(formula, texts),
        }))
      : [],
    assumptions: calculator.assumptions.map((each) => texts.assumptions[each] ?? each),
  }
}

interface Around {
  readonly calculator: Calculator
  readonly inputs: Readonly<Record<string, string>>
  readonly texts: Texts
  readonly refusals: readonly Refusal[]
}

function fieldOf(
  name: string,
  input: Input,
  { calculator, inputs, texts, refusals }: Around,
): CalculatorField {
  const label = texts.inputs[name] ?? name
  const refusal = refusals.find((each) => each.input === name)
  const given = (of: string, other: Input | undefined) =>
    inputs[of] ?? (other && 'default' in other ? (other.default ?? '') : '')
  const named = unitOf(input)
  const unit =
    named && Object.hasOwn(calculator.inputs, named)
      ? given(named, calculator.inputs[named])
      : named
  return {
    name,
    label,
    value: given(name, input),
    unit: unit === undefined ? undefined : (texts.options[unit] ?? unit),
    ...(input.kind === 'choice' && {
      options: input.options.map((value) => ({ value, label: texts.options[value] ?? value })),
    }),
    ...(refusal && { error: refusalText(refusal, label, texts) }),
  }
}

const UNITS = {
  money: 'currency',
  price: 'currency',
  amount: 'asset',
  percent: '%',
  count: undefined,
}

function unitOf(input: Input): string | undefined {
  if (!Object.hasOwn(UNITS, input.kind)) return undefined
  return ('unit' in input ? input.unit : undefined) ?? UNITS[input.kind as keyof typeof UNITS]
}

const refusalText = ({ rule, limit = '' }: Refusal, label: string, texts: Texts): string =>
  texts.rules[rule].replace('{input}', label).replace('{limit}', texts.inputs[limit] ?? limit)

/** A formula in the names that people read. */
const spelledOut = (formula: string, { inputs, results }: Texts): string =>
  formula.replace(/[A-Za-z]+/g, (name) => inputs[name] ?? results[name] ?? name)

function withUnit(value: string, unit: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: MOST_DIGITS })
  const shown = format.format(value as Intl.StringNumericLiteral)
  if (unit === '') return shown
  return unit === '%' ? `${shown}%` : `${shown} ${unit}`
}
