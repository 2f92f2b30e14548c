import type { Language } from '../ports.ts'

/** The best supported language of an `Accept-Language` header; Chinese when it names none. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranked = (header ?? '')
    .split(',')
    .map((part, order) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { range, order, weight: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
  for (const { range } of ranked) {
    if (range === 'zh' || range.startsWith('zh-') || range === '*') return 'zh'
    if (range === 'en' || range.startsWith('en-')) return 'en'
  }
  return 'zh'
}
