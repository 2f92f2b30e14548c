import {
  type Calculator,
  calculatorOf,
  computeTexts,
  type Input,
  type Refusal,
  rounded,
  rowNumbers,
} from '@coinquiry/calculators'
import type { en } from '@coinquiry/calculators/texts/en'
import { inputName, spelledOut } from '@coinquiry/calculators/texts/names'
import { figureText } from '@coinquiry/markdown/figure-text'
import type { CalculatorField, CalculatorResult } from '@coinquiry/ui/blocks/calculator-form'
import type { ComputedSum } from '../../data/topics.ts'

type Texts = typeof en

export interface SumForm {
  readonly heading: string
  readonly fields: readonly CalculatorField[]
  readonly results: readonly CalculatorResult[]
  readonly assumptions: readonly string[]
}

/** Below it a number has more places than a formatter writes. */
const SMALLEST = 1e-14
/** More rows are no small form. */
const MOST_ROWS = 20

/** What a form of the sum shows with these inputs; null where this app has no such calculator. */
export function sumForm(sum: ComputedSum, texts: Texts, language: 'en' | 'zh'): SumForm | null {
  const id = sum.calculator
  const calculator = calculatorOf(id)
  if (!calculator) return null
  const inputs = inTodaysNames(sum)
  const outcome = computeTexts(calculator, inputs)
  const refusals = outcome.ok ? [] : outcome.refusals
  return {
    heading: texts.calculators[id]?.name ?? id,
    fields: Object.entries(calculator.inputs).flatMap(([name, input]) => {
      const around = { calculator, inputs, texts, refusals }
      return input.kind === 'rows' ? rowFields(name, input, around) : [fieldOf(name, input, around)]
    }),
    results: outcome.ok
      ? outcome.results.map((result) => ({
          name: result.name,
          label: texts.results[result.name] ?? result.name,
          value: spelled(rounded(calculator, result), result.unit, texts, language),
          formula:
            result.formula === result.value
              ? undefined
              : spelledOut(result.formula, texts, Object.keys(calculator.inputs)),
        }))
      : [],
    assumptions: calculator.assumptions.map((each) => texts.assumptions[each] ?? each),
  }
}

/** Older answers have what is paid for each purchase under another name. */
function inTodaysNames({ calculator, inputs }: ComputedSum): ComputedSum['inputs'] {
  const { amount, ...others } = inputs
  if (calculator !== 'averaging-in' || amount === undefined) return inputs
  return { perPurchase: amount, ...others }
}

interface Around {
  readonly calculator: Calculator
  readonly inputs: Readonly<Record<string, string>>
  readonly texts: Texts
  readonly refusals: readonly Refusal[]
}

/** The rows that are there, and an empty one for one more. */
function rowFields(
  rows: string,
  { fields, most }: Extract<Input, { kind: 'rows' }>,
  around: Around,
): CalculatorField[] {
  const there = rowNumbers(rows, around.inputs)
  const next = (there.at(-1) ?? 0) + 1
  const numbers = next > Math.min(most, MOST_ROWS) ? there : [...there, next]
  const all = numbers.flatMap((number) =>
    Object.entries<Input>(fields).map(([field, input]) => ({
      ...fieldOf(`${rows}.${number}.${field}`, input, around),
      row: number,
    })),
  )
  const refusal = around.refusals.find(({ input }) => input === rows)
  const [first, ...others] = all
  if (!refusal || !first) return all
  return [{ ...first, error: refusalText(refusal, around.texts) }, ...others]
}

function fieldOf(
  name: string,
  input: Input,
  { calculator, inputs, texts, refusals }: Around,
): CalculatorField {
  const label = inputName(name, texts)
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
    ...(['code', 'date'].includes(input.kind) && { kind: 'text' as const }),
    ...(refusal && { error: refusalText(refusal, texts) }),
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

/** A limit may be the name of another input, or the names of options. */
function refusalText({ input, rule, limit = '' }: Refusal, texts: Texts): string {
  const named = limit.split(', ').map((each) => texts.options[each] ?? inputName(each, texts))
  const shown = rule === 'choice' ? named.join(', ') : inputName(limit, texts)
  return texts.rules[rule].replace('{input}', inputName(input, texts)).replace('{limit}', shown)
}

/** As figures are spelled in the text of an answer; what is too small for its digits, in short. */
function spelled(value: string, unit: string, texts: Texts, language: 'en' | 'zh'): string {
  const style = Math.abs(Number(value)) < SMALLEST ? 'exact' : 'whole'
  return figureText({ value, unit: texts.options[unit] ?? unit, style }, language)
}
