import type { IntlShape } from 'react-intl'
import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

export type Language = 'zh' | 'en'
type Messages = IntlShape['messages']

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

/** Gets the words of a language and shows them. */
export async function loadLanguage(language: Language): Promise<void> {
  const { default: messages } = await load[language]()
  locale.set({ language, messages: messages as Messages })
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
