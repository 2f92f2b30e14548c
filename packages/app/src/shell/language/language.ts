import type { IntlShape } from 'react-intl'
import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'
import { showToast } from '../toasts/toasts.ts'
import { type Language, loadWords, need, type Room } from './words.ts'

export type { Language } from './words.ts'

interface Locale {
  readonly language: Language
  readonly messages: IntlShape['messages']
}

const key = 'language'
const locale = createStore<Locale | null>(null)
let wanted: Language | null = null

export const languageTag = { zh: 'zh-CN', en: 'en' } as const

export const currentLanguage = (): Language => locale.get()?.language ?? initialLanguage()

/** The locale that boot.js chose before the first paint. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'zh'
}

/**
 * Gets the words of a language and shows them, unless another was wanted in the meantime. Without
 * them, the language that is shown is the one that is wanted again.
 */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language
  try {
    const messages = await loadWords(language)
    if (wanted === language) locale.set({ language, messages })
  } catch (error) {
    // Until there are any, whoever has asked for the first ones still waits for them.
    if (wanted === language) wanted = locale.get()?.language ?? language
    throw error
  }
}

/** Gets the words of a screen or dialog before it is shown, now and in each language chosen later. */
export async function needWords(...rooms: readonly Room[]): Promise<void> {
  const language = wanted ?? initialLanguage()
  if (!need(language, rooms)) await loadLanguage(language)
}

/** Shows a language and remembers it; says so if its words can't be had. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await show(language)) storage.write(key, language)
}

/** Shows from now on what is chosen in other tabs. */
export function followLanguage(): void {
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key && (newValue === 'zh' || newValue === 'en')) void show(newValue)
  })
}

/** Whether it is shown, and still wanted. */
async function show(language: Language): Promise<boolean> {
  try {
    await loadLanguage(language)
  } catch {
    showToast({ message: 'error.network' }, 'danger')
    return false
  }
  if (wanted !== language) return false
  document.documentElement.lang = languageTag[language]
  return true
}

export function useLocale(): Locale {
  const current = useStore(locale)
  if (!current) throw new Error('Rendered before the words were loaded')
  return current
}
