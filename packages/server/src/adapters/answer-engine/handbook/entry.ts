import type { Language } from '../../../ports.ts'

export interface EntrySource {
  readonly title: string
  readonly url: string
}

export interface Section {
  readonly heading: string
  /** Markdown; a citation `[n]` points to the entry's sources, counted from 1. */
  readonly body: string
}

/** One subject of the handbook in one language. */
export interface Entry {
  readonly slug: string
  readonly language: Language
  readonly title: string
  /** What people type when they mean this subject. */
  readonly aliases: readonly string[]
  readonly topics: readonly string[]
  /** One or two sentences that say what it is. */
  readonly summary: string
  readonly related: readonly string[]
  readonly sources: readonly EntrySource[]
  readonly sections: readonly Section[]
}
