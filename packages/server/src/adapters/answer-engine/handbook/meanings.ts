import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readYamlTexts } from '../../../read-yaml.ts'
import { type Aspect, isDefinition } from './aspects.ts'
import type { Entry, Section } from './handbook.ts'

const MEANINGS = fileURLToPath(new URL('../../../../handbook/meanings.yaml', import.meta.url))

const lists = z.record(z.string(), z.array(z.string()).min(2).max(3))

/** By what a question asks, the entries that it may mean; the first that is asked counts, the last otherwise. */
export type Meanings = readonly (readonly [asked: string, slugs: readonly string[]])[]

/** Something that a question without a subject may mean. */
export interface Meaning {
  readonly entry: Entry
  /** What of it is asked; null if the entry as such is meant. */
  readonly section: Section | null
}

/** Reads the list beside the entries; throws an error of zod where it is not in form. */
export async function loadMeanings(file = MEANINGS): Promise<Meanings> {
  return Object.entries(lists.parse(readYamlTexts(await readFile(file, 'utf8'))))
}

/** What a question that asks for these aspects of nothing in particular may mean. */
export function meaningsOf(
  aspects: readonly Aspect[],
  meanings: Meanings,
  entryOf: (slug: string) => Entry | null,
): Meaning[] {
  const isAsked = (name: string) => aspects.some((aspect) => aspect === name)
  const [asked, slugs] = meanings.find(([name]) => isAsked(name)) ?? meanings.at(-1) ?? ['', []]
  const sectionIn = ({ sections }: Entry) =>
    sections.find((section) => section.aspects.some((aspect) => aspect === asked)) ?? null
  return slugs.flatMap((slug) => {
    const entry = entryOf(slug)
    if (!entry) return []
    return { entry, section: isDefinition(aspects) ? null : sectionIn(entry) }
  })
}
