import type { Language } from '../../../ports.ts'
import type { Entry, Section } from './handbook.ts'
import { termsOf } from './words.ts'

interface SectionTerms {
  readonly section: Section
  readonly heading: readonly string[]
  /** Of each question that it is known to answer. */
  readonly asked: readonly (readonly string[])[]
  readonly body: readonly string[]
}

/** An entry taken apart into the words worth looking up. */
export interface EntryTerms {
  readonly title: readonly string[]
  /** Of both languages, because people mix them. */
  readonly aliases: readonly string[]
  readonly summary: readonly string[]
  readonly sections: readonly SectionTerms[]
}

/** Takes an entry of one language apart. */
export function termsOfEntry(
  entries: Readonly<Record<Language, Entry>>,
  language: Language,
): EntryTerms {
  const { title, summary, sections } = entries[language]
  return {
    title: termsOf(title),
    aliases: termsOf([...entries.zh.aliases, ...entries.en.aliases].join('\n')),
    summary: termsOf(summary),
    sections: sections.map((section) => ({
      section,
      heading: termsOf(section.heading),
      asked: section.asked.map(termsOf),
      body: termsOf(section.body),
    })),
  }
}
