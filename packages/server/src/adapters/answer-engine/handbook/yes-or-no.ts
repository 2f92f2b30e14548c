import type { Language } from '../../../ports.ts'

const ASKED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|are|was|do|does|can|can't|should|will|has|have|may|am)\b/i,
  zh: /^[^，？]*(?:吗|(.)不\1|是否|有没有)/,
}

/** True for a question, or a heading, that asks for yes or no, at least in its first part. */
export function asksYesOrNo(text: string, language: Language): boolean {
  return ASKED[language].test(text)
}
