import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '../../../ports.ts'
import { readYaml } from '../../../read-yaml.ts'
import { wordsOf } from './words.ts'

const GLOSSARY = fileURLToPath(new URL('../../../../handbook/glossary.yaml', import.meta.url))

const line = z.string().trim().min(1)

const terms = z.array(
  z.strictObject({
    en: line,
    zh: line,
    /** Other names and spellings, in both languages. */
    also: z.array(z.coerce.string()).default([]),
    /** What it means, in a sentence or two. */
    means: z.strictObject({ en: line, zh: line }),
    /** The entry that says more. */
    entry: z.string(),
  }),
)

/** A word of the field, explained in a sentence or two. */
export type Term = z.output<typeof terms>[number]

export function titleOfTerm(term: Term, language: Language): string {
  return term[language]
}

/** The words of the field by each of their names. */
export type Glossary = ReadonlyMap<string, Term>

/** Reads the glossary; throws an error of zod for a term that is not in form. */
export async function loadGlossary(file = GLOSSARY): Promise<Glossary> {
  const glossary = new Map<string, Term>()
  for (const term of terms.parse(readYaml(await readFile(file, 'utf8')))) {
    for (const name of [term.en, term.zh, ...term.also]) glossary.set(keyOf(name), term)
  }
  return glossary
}

/** The term whose name is the whole of a text. */
export function termNamed(glossary: Glossary, text: string): Term | null {
  return glossary.get(keyOf(text)) ?? null
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ')
}
