import type { IntlShape } from 'react-intl'
import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'
import { type Language, loadWords, need, type Room } from './words.ts'

export type { Language } from './words.ts'

interface Locale {
  readonly language: Language
  readonly messages: IntlShape['messages']
}

const locale = createStore<Locale | null>(null)
let wanted: Language | null = null

export const languageTag = { zh: 'zh-CN', en: 'en' } as const

export const currentLanguage = (): Language => locale.get()?.language ?? initialLanguage()

/** The locale that boot.js chose before the first paint. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'zh'
}

/** Gets the words of a language and shows them, unless another was wanted in the meantime. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language
  const messages = await loadWords(language)
  if (wanted === language) locale.set({ language, messages })
}

/** Gets the words of a screen or dialog before it is shown, now and in each language chosen later. */
export async function needWords(...rooms: readonly Room[]): Promise<void> {
  const language = wanted ?? initialLanguage()
  if (!need(language, rooms)) await loadLanguage(language)
}

export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  storage.write('language', language)
  document.documentElement.lang = languageTag[language]
}

export function useLocale(): Locale {
  const current = useStore(locale)
  if (!current) throw new Error('Rendered before the words were loaded')
  return current
}
