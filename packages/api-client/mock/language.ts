export type Language = 'zh' | 'en'

/** The first language of `Accept-Language` that the product speaks; Chinese without one. */
export function acceptedLanguage(header: string | null): Language {
  for (const range of (header ?? '').toLowerCase().split(',')) {
    const [name = ''] = range.split(';')[0]?.trim().split('-') ?? []
    if (name === 'zh' || name === '*') return 'zh'
    if (name === 'en') return 'en'
  }
  return 'zh'
}

/** Answers are written in the language of their question. */
export const languageOf = (question: string): Language =>
  /\p{Script=Han}/u.test(question) ? 'zh' : 'en'
