import en from '../../packages/app/src/messages/en.json' with { type: 'json' }
import zh from '../../packages/app/src/messages/zh.json' with { type: 'json' }

export type Language = 'zh' | 'en'
export type Words = typeof en

/** The app's texts, to find things on a page by their names. */
export const words: Record<Language, Words> = { zh, en }
