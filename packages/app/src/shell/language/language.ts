import type { AnyRoute } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { createElement, type ReactNode } from 'react'
import { IntlProvider, type IntlShape } from 'react-intl'
import { createStore } from '../../store.ts'
import { storage } from '../storage.ts'
import { showToast } from '../toasts/toasts.ts'
import {
  type Language,
  loadRequestedMessages,
  type MessageNamespace,
  requestNamespaces,
} from './messages.ts'

export type { Language } from './messages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The namespaces of messages that the route's screen needs beside `core`. */
    readonly messages?: readonly MessageNamespace[]
  }
}

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
 * Loads the messages of a language and shows them, unless another language was chosen meanwhile. If
 * that fails, the language on the screen stays the chosen one.
 */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language
  try {
    const messages = await loadRequestedMessages(language)
    if (wanted === language) locale.set({ language, messages })
  } catch (error) {
    // Before the first messages there is no language to go back to.
    if (wanted === language) wanted = locale.get()?.language ?? language
    throw error
  }
}

/** Loads the messages of a screen or dialog before it is shown, in this language and in each chosen later. */
export async function loadMessages(...namespaces: readonly MessageNamespace[]): Promise<void> {
  const language = wanted ?? initialLanguage()
  if (!requestNamespaces(language, namespaces)) await loadLanguage(language)
}

/** The loader of routes: the build reads from the same field what a browser is to preload. */
export function loadRouteMessages({ route }: { route: AnyRoute }): Promise<void> {
  return loadMessages(...(route.options.staticData?.messages ?? []))
}

/** Shows a language and stores the choice; a toast says so if its messages can't be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await show(language)) storage.write(key, language)
}

/** Follows the language chosen in other tabs. */
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
  const current = useSelector(locale)
  if (!current) throw new Error('Rendered before the messages were loaded')
  return current
}

/** Provides the messages of the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLocale()
  return createElement(IntlProvider, { locale: languageTag[language], messages }, children)
}
