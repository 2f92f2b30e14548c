import { bareWords } from './texts.ts'

interface Quote {
  readonly text: string
  /** The sources that are cited behind it. */
  readonly cited: readonly number[]
}

const QUOTED = /“([^“”]+)”|「([^「」]+)」|"([^"\n]+)"|^((?:>[^\n]*(?:\n|$))+)/gm
const MARK = /\[(\d{1,3})\]/g
/** Less is a name or a term, not somebody's words. */
const FEWEST_WORDS = 5
const FEWEST_CHARACTERS = 8

/** The quotations of a text, each with the citations that follow it in its paragraph. */
export function quotesIn(text: string): Quote[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const [whole, curved, cornered, straight, block] = match
    const said = (curved ?? cornered ?? straight ?? block?.replace(/^>\s?/gm, '') ?? '').trim()
    const inner = block ? quotesIn(said) : []
    if (inner.length > 0) return inner
    const quoted = said.replace(MARK, '').trim()
    if (!isLong(quoted)) return []
    const end = match.index + whole.length
    const [behind = ''] = text.slice(end).split(/\n\s*\n|[“「]/)
    const cited = [...`${said} ${behind}`.matchAll(MARK)].map(([, number]) => Number(number))
    return [{ text: quoted, cited }]
  })
}

const isLong = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= FEWEST_CHARACTERS ||
  (text.match(/[\p{Script=Latin}\d'’-]+/gu)?.length ?? 0) >= FEWEST_WORDS

/** What was read of a source, and what its link opens the page at. */
export interface ReadSource {
  readonly index: number
  readonly read: string
  readonly opened: string
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/**
 * Every quotation stands in a source that is cited with it, where a link to that source opens. One in
 * another language than all sources is a translation.
 */
export function quoteFaults(text: string, sources: readonly ReadSource[]): string[] {
  return quotesIn(text).flatMap(({ text: quote, cited }) => {
    const has = (of: 'read' | 'opened') => (source: ReadSource) => isIn(quote, source[of])
    const shown = `“${quote.slice(0, 60)}”`
    if (!sources.some(has('read'))) {
      const isOwn = sources.some(({ read }) => isChinese(read) === isChinese(quote))
      return isOwn || sources.length === 0 ? [`${shown} stands in nothing that was read`] : []
    }
    const beside = sources.filter(({ index }) => cited.includes(index)).filter(has('read'))
    if (beside.length === 0) return [`${shown} is not cited to the source that has it`]
    return beside.some(has('opened')) ? [] : [`the link of ${shown} opens its page elsewhere`]
  })
}

/** In its order, where something was left out. */
function isIn(quote: string, text: string): boolean {
  const whole = bareWords(text)
  let from = 0
  for (const part of quote.split(/…+|\.{3,}|\[[^\]]*\]/)) {
    const bare = bareWords(part).replace(/^[.,;:!?，。；：！？]+|[.,;:!?，。；：！？]+$/g, '')
    const at = whole.indexOf(bare, from)
    if (at < 0) return false
    from = at + bare.length
  }
  return true
}
