import {
  atAveragePrice,
  CALCULATORS,
  type Calculator,
  calculatorOf,
  type Outcome,
  textInputs,
} from '@coinquiry/calculators'
import { exact } from '@coinquiry/calculators/arithmetic'
import { calculatorsText, inputsLine, inputsText } from '@coinquiry/calculators/lines'
import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { z } from 'zod'
import type { Figure } from '../../../ports/figure.ts'
import type { Language } from '../../../ports.ts'
import { plainText } from '../../http/plain-text.ts'
import { parseJson } from '../../http/read-body.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Finding, Tool } from './tool.ts'

const TEXTS = { en, zh }
const NATURE =
  'Computed here, exactly, from the inputs given. Say what they were and how it follows.'
const LONGEST_NAME = 40
/** No model copies the 80 digits of a third without an error, and nobody reads them. */
const MOST_DIGITS = 20

/** Some models write an object within the arguments as text. */
const input = z.object({
  calculator: z.string(),
  inputs: z.union([z.string().transform((text) => parseJson(text)), z.unknown()]),
})

/** Sums by calculators of this machine: nothing is looked up. */
export function calculateTool(now: () => Date): Tool {
  return {
    name: 'calculate',
    kind: 'sum',
    description: 'Compute exactly, instead of computing yourself.',
    parameters: {
      type: 'object',
      properties: {
        calculator: { type: 'string', description: calculatorsText() },
        inputs: { type: 'object', description: inputsText() },
      },
      required: ['calculator', 'inputs'],
    },
    read(given) {
      const { success, data } = input.safeParse(given)
      if (!success) return null
      const calculator = calculatorOf(data.calculator)
      return {
        step: (language) => RESEARCH_MESSAGES[language].computing(nameOf(data, language)),
        async run() {
          const outcome = calculator?.compute(data.inputs)
          return {
            sources: [],
            figures: outcome?.ok ? computedFigures(outcome, now()) : [],
            ...(calculator && outcome?.ok && formOf(calculator, data.inputs, outcome)),
            tell: () => ({
              nature: NATURE,
              ...(calculator && outcome ? reported(calculator, outcome) : UNKNOWN),
            }),
          }
        },
      }
    },
  }
}

const UNKNOWN = {
  error: `There is no such calculator. There are: ${CALCULATORS.map(({ id }) => id).join(', ')}`,
}

function nameOf({ calculator }: { readonly calculator: string }, language: Language): string {
  return TEXTS[language].calculators[calculator]?.name ?? plainText(calculator, LONGEST_NAME)
}

function reported(calculator: Calculator, outcome: Outcome): object {
  if (outcome.ok) {
    const { id, assumptions } = calculator
    const assumed = assumptions.map((assumption) => en.assumptions[assumption])
    const results = outcome.results.map((result) => ({ ...result, value: readable(result.value) }))
    return { calculator: id, inputs: outcome.inputs, results, assumed }
  }
  return {
    error: 'This cannot be computed. Correct the inputs, or ask the reader for what is missing.',
    wrong: outcome.refusals.map(({ input, rule, limit = '', given }) => ({
      input,
      why: en.rules[rule].replace('{input}', input).replace('{limit}', limit),
      ...(given !== undefined && { given }),
    })),
    takes: inputsLine(calculator),
  }
}

/** The sum with the inputs that were given; of more purchases than a form holds by their average. */
function formOf({ id }: Calculator, given: unknown, outcome: Outcome): Pick<Finding, 'sum'> {
  const inputs = textInputs(given ?? {})
  if (inputs) return { sum: { calculator: id, inputs } }
  const condensed = id === 'averaging-in' ? atAveragePrice(outcome) : null
  return condensed ? { sum: { calculator: 'regular-purchases', inputs: condensed } } : {}
}

/** Results as figures, with their formulas and all numbers that they follow from. */
function computedFigures({ inputs, results }: Extract<Outcome, { ok: true }>, now: Date): Figure[] {
  const common = {
    kind: 'fact',
    asOf: now.toISOString(),
    source: { name: 'Coinquiry', url: null },
    how: 'computed',
  } as const
  const given = inputs.flatMap(({ name, value, unit }) =>
    unit === null || unit === 'rows' ? [] : [{ name, figure: { ...common, value, unit } }],
  )
  return results.map(({ value, unit, formula }) => ({
    ...common,
    value,
    unit,
    formula,
    inputs: given,
  }))
}

const readable = (value: string) => exact(value).toSignificantDigits(MOST_DIGITS).toFixed()
