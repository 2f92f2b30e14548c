import type { Calculator } from './calculator.ts'
import { CALCULATORS } from './index.ts'
import type { Input } from './input.ts'
import { en } from './texts/en.ts'

/** What a reader of the lines has to know; a whole schema for each calculator is three times as long. */
const NOTATION =
  'One of these, each with its {inputs}. `?` may be left out, `=` is the default, `|` are the choices (the default first), `[{…}]` is a list.'

/** All calculators for a reader such as a model: their notation, then a line for each. */
export const calculatorsText = (): string =>
  [
    NOTATION,
    ...CALCULATORS.map(
      (each) => `${each.id} ${inputsLine(each)} ${en.calculators[each.id]?.about}`,
    ),
  ].join('\n')

/** How the inputs of these lines are given, and what their names mean. */
export const inputsText = (): string =>
  `By name. Numbers, in percent where % stands (5 for 5 %); dates as ISO 8601 in UTC. ${namesLine(CALCULATORS, en.inputs)}`

/**
 * The inputs of a calculator in one line:
 * `{amount, from: BTC|sat, fee=0, side=long|short, asset?, trades: [{traded, fee}]}`.
 */
export const inputsLine = ({ inputs }: Calculator): string => `{${fieldsOf(inputs)}}`

const fieldsOf = (inputs: Readonly<Record<string, Input>>): string =>
  Object.entries(inputs)
    .map(([name, input]) => name + formOf(input))
    .join(', ')

function formOf(input: Input): string {
  if (input.kind === 'rows') return `: [{${fieldsOf(input.fields)}}]`
  if (input.kind === 'choice') return choicesOf(input)
  if (input.kind !== 'date' && input.default !== undefined) return `=${input.default}`
  return 'optional' in input ? '?' : ''
}

/** The default stands first. */
function choicesOf({ options, default: first }: Extract<Input, { kind: 'choice' }>): string {
  if (first === undefined) return `: ${options.join('|')}`
  return `=${[first, ...options.filter((option) => option !== first)].join('|')}`
}

/** What the names of inputs mean, each once and where its label says more than the name. */
export function namesLine(
  calculators: readonly Calculator[],
  labels: Readonly<Record<string, string>>,
): string {
  const meanings = new Map<string, string>()
  const inputs = calculators.flatMap((each) => Object.entries<Input>(each.inputs))
  for (const [name, input] of inputs.flatMap(withFields)) {
    const label = labels[name] ?? name
    const meaning = [asLabel(name) === label.toLowerCase() ? '' : label, unitOf(input, labels)]
    const said = meaning.filter(Boolean).join(', ')
    if (said) meanings.set(name, said)
  }
  return [...meanings].map(([name, meaning]) => `${name}: ${meaning}`).join('; ')
}

function withFields([name, input]: [string, Input]): [string, Input][] {
  return [[name, input], ...(input.kind === 'rows' ? Object.entries<Input>(input.fields) : [])]
}

/** `gasPrice` as a label would write it. */
const asLabel = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Units that are names of inputs, or that anybody would take, are left out. */
function unitOf(input: Input, labels: Readonly<Record<string, string>>): string {
  if (!('unit' in input) || !input.unit) return input.kind === 'percent' ? '%' : ''
  return input.unit === '×' || Object.hasOwn(labels, input.unit) ? '' : input.unit
}
