import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** Each of them has named many things at once: a type gets a name that tells which one it is. */
const SHARED_NOUNS = ['House', 'Known', 'Place', 'Reader', 'Reading', 'Told', 'Words']
const MOST_TYPES = 2
const DECLARED = new RegExp(
  `^(?:export )?(?:abstract )?(?:class|enum|interface|type) (${SHARED_NOUNS.join('|')})\\b`,
  'gm',
)
const PAGE = 'docs/architecture.md'
const GLOSSARY = /^## Glossary$([\s\S]*?)^## /m
const MOST_TERMS = 25

/** More than two types of one name, in files by their path. */
export function sharedNounFaults(texts: ReadonlyMap<string, string>): string[] {
  const declared = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)].map(([, noun = '']) => ({ noun, path })),
  )
  return [...Map.groupBy(declared, ({ noun }) => noun)]
    .filter(([, types]) => types.length > MOST_TYPES)
    .map(([noun, types]) => {
      const where = types.map(({ path }) => path).join(', ')
      return `${types.length} types are called ${noun} (at most ${MOST_TYPES}): ${where}`
    })
}

/** A list that nobody can keep in mind explains nothing. */
export function glossaryFaults(): string[] {
  const [, glossary = ''] = GLOSSARY.exec(readFileSync(join(root, PAGE), 'utf8')) ?? []
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '))
  const terms = rows.length - 1
  if (terms > 0 && terms <= MOST_TERMS) return []
  return [`${PAGE}: the glossary has ${terms} terms (1 to ${MOST_TERMS} are allowed)`]
}
