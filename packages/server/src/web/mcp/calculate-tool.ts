import { CALCULATORS, type Calculator, calculatorOf, type Outcome } from '@coinquiry/calculators'
import { exact } from '@coinquiry/calculators/arithmetic'
import { inputsSchema } from '@coinquiry/calculators/json-schema'
import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { refuse } from '../../domain/refusal.ts'
import type { Language } from '../../ports.ts'
import { refusal } from './failed.ts'
import { dataResult, LANGUAGE, languageOf, type McpTool, READS } from './tool.ts'

const TEXTS = { en, zh }
/** Nobody reads the 80 digits of a third. */
const MOST_DIGITS = 20

/** Exact sums on this machine. */
export function calculateTool(now: () => Date): McpTool {
  return {
    tool: {
      name: 'calculate',
      title: 'Calculate',
      description: `Computes exactly, with the formula of each result. Calculators: ${CALCULATORS.map(({ id }) => `${id} (${en.calculators[id]?.about})`).join('; ')}`,
      inputSchema: {
        type: 'object',
        properties: {
          calculator: { type: 'string', enum: CALCULATORS.map(({ id }) => id) },
          inputs: {
            description: 'Those of the chosen calculator. Percentages are in percent: 5 for 5 %.',
            anyOf: CALCULATORS.map((calculator) => ({
              title: calculator.id,
              ...inputsSchema(calculator, en.inputs),
            })),
          },
          language: LANGUAGE,
        },
        required: ['calculator', 'inputs'],
      },
      annotations: { ...READS, openWorldHint: false },
    },
    async call(given, caller) {
      const calculator = calculatorOf(String(given.calculator))
      if (!calculator) throw refuse('error.badRequest', { detail: 'calculator' })
      await caller.takeLookUp()
      const language = languageOf(given, caller)
      const outcome = calculator.compute(given.inputs)
      if (!outcome.ok) return wrongInputs(outcome, language)
      return dataResult(computed(calculator, outcome, language, now()))
    },
  }
}

type Computed = Extract<Outcome, { ok: true }>
type Refused = Extract<Outcome, { ok: false }>

function computed(
  { id, assumptions }: Calculator,
  { inputs, results }: Computed,
  language: Language,
  at: Date,
): Record<string, unknown> {
  const texts = TEXTS[language]
  return {
    calculator: id,
    name: texts.calculators[id]?.name,
    inputs,
    results: results.map((result) => ({
      ...result,
      label: texts.results[result.name],
      value: exact(result.value).toSignificantDigits(MOST_DIGITS).toFixed(),
    })),
    assumptions: assumptions.map((assumption) => texts.assumptions[assumption]),
    source: 'Coinquiry',
    computed_at: at.toISOString(),
  }
}

/** Each input that is wrong, and why. */
function wrongInputs({ refusals }: Refused, language: Language) {
  const { rules, inputs } = TEXTS[language]
  const wrong = refusals.map(({ input, rule, limit = '', given = '' }) => {
    const values: Readonly<Record<string, string>> = { input: inputs[input] ?? input, limit, given }
    return { input, text: rules[rule].replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '') }
  })
  return refusal(wrong.map(({ input, text }) => `${input}: ${text}`).join('\n'), { wrong })
}
