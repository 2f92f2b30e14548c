import { readFileSync } from 'node:fs'
import type { Language } from '../../ports.ts'

/** Every section that an instruction file has, with what is put into it. */
const SECTIONS = {
  character: ['today'],
  rules: ['off-topic'],
  refusals: [],
  scams: [],
  orders: [],
  'search-off': [],
  'search-impossible': [],
  tools: [],
  given: [],
  recognized: ['subjects'],
  'asked-time': ['time'],
  'given-lead': [],
  material: [],
  calculator: [],
  analysis: [],
  earlier: [],
  'left-out': ['count'],
  opening: ['shown', 'guidance'],
  'guidance-victim': [],
  'guidance-unlawful': [],
  'guidance-life': [],
  'guidance-scam': [],
  title: [],
  'title-question': ['question'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type InstructionSection = keyof typeof SECTIONS
type Instructions = Readonly<Record<InstructionSection, string>>
type Values<Section extends InstructionSection> = Readonly<
  Record<(typeof SECTIONS)[Section][number], string>
>

const HEADING = /^## .*\{([a-z-]+)\}$/
const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g

/**
 * The sections of an instruction file by their names. Throws where one is missing, unknown, empty or
 * there twice, and where something else is to be put in than the server has for it.
 */
export function parseInstructions(text: string, file: string): Instructions {
  const fail = (problem: string) => new Error(`instructions/${file}: ${problem}`)
  const read = new Map<string, string>()
  for (const part of text.split(/^(?=## )/m).slice(1)) {
    const end = part.indexOf('\n')
    const heading = part.slice(0, end).trim()
    const name = HEADING.exec(heading)?.[1]
    if (!name || !(name in SECTIONS)) throw fail(`"${heading}" names no section that is known`)
    if (read.has(name)) throw fail(`the section ${name} stands there twice`)
    read.set(name, part.slice(end).trim())
  }
  for (const [name, expected] of Object.entries(SECTIONS)) {
    const body = read.get(name)
    if (!body) throw fail(`the section ${name} is ${body === '' ? 'empty' : 'missing'}`)
    const written = Array.from(body.matchAll(PLACEHOLDER), ([, placeholder]) => placeholder)
    if (written.toSorted().join() !== [...expected].sort().join())
      throw fail(`the section ${name} must hold ${bracesOf(expected)}, each once`)
  }
  return Object.fromEntries(read) as unknown as Instructions
}

const bracesOf = (names: readonly string[]) =>
  names.map((name) => `{{${name}}}`).join(' and ') || 'nothing in double braces'

const FOLDER = new URL('../../../instructions/', import.meta.url)
const read = (file: string) => parseInstructions(readFileSync(new URL(file, FOLDER), 'utf8'), file)

const INSTRUCTIONS: Readonly<Record<Language, Instructions>> = {
  en: read('en.md'),
  zh: read('zh.md'),
}

/** What a model is told in this language under this name, with these values put in. */
export function instruction<Section extends InstructionSection>(
  language: Language,
  section: Section,
  ...[values]: (typeof SECTIONS)[Section] extends readonly [] ? [] : [Values<Section>]
): string {
  const given: Readonly<Record<string, string>> = values ?? {}
  return INSTRUCTIONS[language][section].replace(PLACEHOLDER, (_, name) => given[name] ?? '')
}
