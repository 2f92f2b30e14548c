import type { IntlShape } from 'react-intl'
import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

export type Language = 'zh' | 'en'
export type Messages = IntlShape['messages']

interface Locale {
  readonly language: Language
  readonly messages: Messages
}

const locale = createStore<Locale | null>(null)

const load: Record<Language, () => Promise<{ default: unknown }>> = {
  zh: () => import('../../generated/messages/zh.json'),
  en: () => import('../../generated/messages/en.json'),
}

export const languageTag = { zh: 'zh-CN', en: 'en' } as const

export const currentLanguage = (): Language => locale.get()?.language ?? initialLanguage()

/** The locale that boot.js chose before the first paint. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'zh'
}

export function setLocale(language: Language, messages: Messages): void {
  locale.set({ language, messages })
}

export async function loadLanguage(language: Language): Promise<void> {
  const { default: messages } = await load[language]()
  setLocale(language, messages as Messages)
  document.documentElement.lang = languageTag[language]
}

export async function chooseLanguage(language: Language): Promise<void> {
  storage.write('language', language)
  await loadLanguage(language)
}

export function useLocale(): Locale {
  const current = useStore(locale)
  if (!current) throw new Error('Rendered before the words were loaded')
  return current
}
