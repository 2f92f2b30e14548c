import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '../../../ports.ts'
import { readYamlTexts } from '../../../read-yaml.ts'
import { type Aspect, isAspect } from './aspects.ts'

const ENTRIES = fileURLToPath(new URL('../../../../handbook/entries/', import.meta.url))

/** All entries by slug; each exists in both languages. */
export type Handbook = ReadonlyMap<string, Readonly<Record<Language, Entry>>>

/** Reads the handbook; between two entries others get their turn. */
export async function loadHandbook(directory = ENTRIES): Promise<Handbook> {
  const handbook = new Map<string, Record<Language, Entry>>()
  for (const file of readdirSync(`${directory}/en`).sort()) {
    const slug = file.replace(/\.md$/, '')
    // A small file is read at once faster than it is asked for in turn.
    const en = loadEntry(directory, slug, 'en')
    handbook.set(slug, { en, zh: loadEntry(directory, slug, 'zh') })
    await setImmediate()
  }
  return handbook
}

function loadEntry(directory: string, slug: string, language: Language): Entry {
  const file = `${language}/${slug}.md`
  return parseEntry(readEntry(`${directory}/${file}`, file), slug, language)
}

function readEntry(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new HandbookError(`${file} cannot be read`, { cause })
  }
}

const line = z.string().trim().min(1)

const frontMatter = z.strictObject({
  title: line,
  /** What people type when they mean this subject. */
  aliases: z.array(z.string().trim().min(1)).min(1),
  topics: z.array(line).min(1),
  /** One or two sentences that say what it is. */
  summary: line,
  /** What of it is soon out of date. */
  changes: line,
  /** The day of its last change: an answer says of when it is. */
  updated: z.iso.date(),
  related: z.array(z.string().regex(/^[a-z0-9-]+$/)),
  sources: z.array(z.strictObject({ title: line, url: z.url({ protocol: /^https?$/ }) })).min(1),
})

/** An entry of the handbook that can't be used; the message names the file and what is wrong. */
export class HandbookError extends Error {
  override readonly name = 'HandbookError'
}

/** Reads `---` front matter and the `## ` sections below it; throws a `HandbookError`. */
export function parseEntry(text: string, slug: string, language: Language): Entry {
  const fail = (problem: string) => new HandbookError(`${language}/${slug}.md: ${problem}`)
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw fail('no front matter between two ---')
  const { data, error } = frontMatter.safeParse(yamlOf(head, fail))
  if (error) throw fail(z.prettifyError(error))
  const sections = sectionsOf(body)
  if (sections.length === 0) throw fail('no section')
  for (const { heading, aspects, body: text } of sections) {
    if (!heading || !text) throw fail(`section "${heading}" is empty`)
    const unknown = aspects.find((aspect) => !isAspect(aspect))
    if (aspects.length === 0 || unknown !== undefined) {
      throw fail(`section "${heading}" must end with what it is about, such as {risk}`)
    }
    for (const [mark, index] of text.matchAll(/\[(\d+)\](?!\()/g)) {
      if (!data.sources[Number(index) - 1]) throw fail(`${mark} in "${heading}" has no source`)
    }
  }
  return { slug, language, sections: sections as Section[], ...data }
}

function yamlOf(head: string, fail: (problem: string) => HandbookError): unknown {
  try {
    return readYamlTexts(head)
  } catch (error) {
    throw fail(String(error))
  }
}

const HEADING = /^(.*?)(?: \{([a-z, ]+)\})?$/
const ASKED = /^<!-- asked: (.*) -->\n/

function sectionsOf(body: string) {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      const [, heading = '', aspects] = HEADING.exec(part.slice(0, end).trim()) ?? []
      const text = part.slice(end).trim()
      const asked = ASKED.exec(text)?.[1]?.split(' | ') ?? []
      const body = text.replace(ASKED, '').trim()
      return { heading, aspects: aspects?.split(', ') ?? [], asked, body }
    })
}

export type EntrySource = Entry['sources'][number]

export interface Section {
  readonly heading: string
  /** What it is about; written in braces behind its heading: `## Risks {risk}`. */
  readonly aspects: readonly Aspect[]
  /** How people ask for it: `<!-- asked: one way | another -->` below its heading. */
  readonly asked: readonly string[]
  /** Markdown; a citation `[n]` points to the entry's sources, counted from 1. */
  readonly body: string
}

/** One subject of the handbook in one language. */
export interface Entry extends Readonly<z.output<typeof frontMatter>> {
  readonly slug: string
  readonly language: Language
  readonly sections: readonly Section[]
}
