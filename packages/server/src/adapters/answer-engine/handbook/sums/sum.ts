import { calculatorOf, computeTexts, textInputs } from '@coinquiry/calculators'
import { type Decimal, SumRefusal, type ValueName } from '@coinquiry/calculators/arithmetic'
import type { ComputedSum, Language } from '../../../../ports.ts'
import { Display } from './display.ts'
import type { SumQuestion } from './quantities.ts'
import { missingText, refusalText, type SumName, TEXTS } from './texts.ts'

/** A sum that a question wants. */
export interface Sum {
  readonly kind: SumName
  /** The slug of the entry on its subject. */
  readonly entry: string
  /** What its formula needs and the question doesn't say; empty if it can be computed. */
  readonly missing: readonly ValueName[]
  /** The same as a form; null where something is missing, or there is no such calculator. */
  readonly form: ComputedSum | null
  /** The answer, as markdown. */
  text(language: Language): string
}

export interface Missing {
  readonly missing: readonly [ValueName, ...ValueName[]]
}

export interface Solution {
  /** One sentence. */
  readonly result: string
  /** With names, then with the numbers put in. */
  readonly formula: string
  readonly assumed: string
}

interface SumKind<Values extends object> {
  readonly kind: SumName
  readonly entry: string
  /** The formula with names. */
  readonly formula: Readonly<Record<Language, string>>
  /** The values of the sum, what is missing of them, or null if the question wants no such sum. */
  read(question: SumQuestion): Values | Missing | null
  /** Its values as the inputs of a calculator; null for what that doesn't cover. */
  form?(values: Values): Form | null
  /** Throws a SumRefusal where the formula has no result. */
  solve(values: Values, display: Display): Solution
}

export interface Form {
  readonly calculator: string
  /** What is not given is left out. */
  readonly inputs: Readonly<Record<string, FormValue | Rows>>
}

type FormValue = Decimal | string | null
type Rows = readonly Readonly<Record<string, FormValue>>[]

/** Looks for one kind of sum in a question. */
export type SumReader = (question: SumQuestion) => Sum | null

export function sumReader<Values extends object>(kind: SumKind<Values>): SumReader {
  return (question) => {
    const read = kind.read(question)
    if (!read) return null
    const sum = { kind: kind.kind, entry: kind.entry }
    if (isMissing(read)) {
      const { missing } = read
      const text = (language: Language) =>
        `${missingText(kind.kind, missing, language)}\n\n${formulaLine(kind.formula[language], language)}`
      return { ...sum, missing, form: null, text }
    }
    const form = formOf(kind, read)
    return { ...sum, missing: [], form, text: (language) => solved(kind, read, language) }
  }
}

/** Null also for what has no result, of which the answer says why. */
function formOf<Values extends object>(kind: SumKind<Values>, values: Values): ComputedSum | null {
  try {
    return computedSum(kind.form?.(values) ?? null)
  } catch (error) {
    if (!(error instanceof SumRefusal)) throw error
    return null
  }
}

/** What fits into a field, and is exact as far as anybody reads. */
const MOST_DIGITS = 20

function computedSum(form: Form | null): ComputedSum | null {
  if (!form) return null
  const text = (value: FormValue) =>
    typeof value === 'string' ? value : (value?.toSignificantDigits(MOST_DIGITS).toFixed() ?? null)
  const given = mapped(form.inputs, (value) =>
    isRows(value) ? value.map((row) => mapped(row, text)) : text(value),
  )
  const inputs = textInputs(given)
  const calculator = calculatorOf(form.calculator)
  return inputs && calculator && computeTexts(calculator, inputs).ok
    ? { calculator: form.calculator, inputs }
    : null
}

const isRows = (value: FormValue | Rows): value is Rows => Array.isArray(value)

const mapped = <Value>(
  given: Readonly<Record<string, Value>>,
  made: (value: Value) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, made(value)]))

const isMissing = (read: object): read is Missing => 'missing' in read

function solved<Values extends object>(
  kind: SumKind<Values>,
  values: Values,
  language: Language,
): string {
  const display = new Display(language)
  try {
    const { result, formula, assumed } = kind.solve(values, display)
    const { assumption, rounded } = TEXTS[language]
    const note = display.isRounded ? rounded : ''
    const parts = [`**${result}**`, formulaLine(formula, language), assumption(assumed + note)]
    return closed(parts.join('\n\n'))
  } catch (error) {
    if (!(error instanceof SumRefusal)) throw error
    const formula = formulaLine(kind.formula[language], language)
    return `**${refusalText(error, display)}**\n\n${formula}`
  }
}

/** No space between Chinese characters, where units and names meet. */
const closed = (text: string) => text.replace(/(?<=[\p{Script=Han}）]) (?=\p{Script=Han})/gu, '')

const formulaLine = (formula: string, language: Language) =>
  TEXTS[language].formula(language === 'zh' ? formula.replaceAll('; ', '；') : formula)
