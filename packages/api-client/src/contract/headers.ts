import type { Language } from './operation.ts'

/** The best supported language of an `Accept-Language` header; Chinese when it names none. */
export function acceptedLanguage(header: string | null | undefined): Language {
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

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | null | undefined): string | null {
  const [scheme, token, ...rest] = header?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null
}

/** Whether an `Accept` header asks for JSON and does not also take an event stream. */
export function prefersJson(header: string | null | undefined): boolean {
  const accept = header ?? ''
  return accept.includes('application/json') && !accept.includes('text/event-stream')
}

/** A `Content-Type` header without its parameters, in lower case; '' without one. */
export function mediaTypeOf(header: string | null | undefined): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The `Content-Disposition` of a file that is saved under this name. Everything outside of RFC
 * 5987's attr-char is encoded; lone surrogates cannot be.
 */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
