import { CALCULATORS, type Calculator, calculatorOf, type Outcome } from '@coinquiry/calculators'
import { exact } from '@coinquiry/calculators/arithmetic'
import { calculatorsText, inputsLine, inputsText } from '@coinquiry/calculators/lines'
import { en } from '@coinquiry/calculators/texts/en'
import { inputName } from '@coinquiry/calculators/texts/names'
import { zh } from '@coinquiry/calculators/texts/zh'
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
      description:
        'Computes sums about crypto assets exactly, with the formula of each result. A call that lacks something is answered with what is needed.',
      inputSchema: {
        type: 'object',
        properties: {
          calculator: { type: 'string', description: calculatorsText() },
          inputs: { type: 'object', description: inputsText() },
          language: LANGUAGE,
        },
        required: ['calculator', 'inputs'],
      },
      annotations: { ...READS, openWorldHint: false },
    },
    async call(given, caller) {
      const language = languageOf(given, caller)
      const calculator = calculatorOf(String(given.calculator))
      if (!calculator) return unknownCalculator(language)
      await caller.takeLookUp()
      const outcome = calculator.compute(given.inputs)
      if (!outcome.ok) return wrongInputs(calculator, outcome, language)
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

const SAYS = {
  en: { unknown: 'There is no such calculator, but:', takes: 'The inputs are' },
  zh: { unknown: '没有这个计算器。可用的有：', takes: '输入项：' },
}

function unknownCalculator(language: Language) {
  const known = CALCULATORS.map(({ id }) => id)
  return refusal(`calculator: ${SAYS[language].unknown} ${known.join(', ')}`, {
    error_key: 'error.badRequest',
    known,
  })
}

/** Each input that is wrong, and why; then all that there are. */
function wrongInputs(calculator: Calculator, { refusals }: Refused, language: Language) {
  const texts = TEXTS[language]
  const wrong = refusals.map(({ input, rule, limit = '', given = '' }) => {
    const values: Readonly<Record<string, string>> = {
      input: inputName(input, texts),
      // Choices are given as they are to be sent.
      limit: rule === 'choice' ? limit : inputName(limit, texts),
      given,
    }
    const text = texts.rules[rule].replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
    return { input, text }
  })
  const takes = inputsLine(calculator)
  const lines = wrong.map(({ input, text }) => `${input}: ${text}`)
  return refusal([...lines, `${SAYS[language].takes} ${takes}`].join('\n'), {
    error_key: 'error.badRequest',
    ...{ wrong, takes },
  })
}
