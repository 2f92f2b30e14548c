import type { Language } from '../../ports.ts'

/** The language a text is written in: any Chinese character makes it Chinese ("BTC 是什么"). */
export function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}
