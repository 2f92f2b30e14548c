/**
 * Quotation marks, the apostrophe, the ellipsis and the middle dot belong to Chinese and to Latin
 * text. The font draws them as wide as a Chinese character unless it is asked for narrow ones.
 */
const marks = '‘’“”…·'
/** Stand for narrow marks until the text is cut; the font lacks them, so no text has them. */
const firstStandIn = 0xe000
const standIn = (mark: string) => String.fromCharCode(firstStandIn + marks.indexOf(mark))

const wide = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\u3000-\\u303f\\uff00-\\uffef'
const wideBefore = new RegExp(`[${wide}]$`, 'u')
const wideAfter = new RegExp(`^[${wide}]`, 'u')
const narrowText = new RegExp(`[^${wide}${marks}]+|[${wide}${marks}]+`, 'gu')
const anyMark = new RegExp(`[${marks}]`, 'g')
const anyStandIn = /[\ue000-\ue005]/g
const closing: Readonly<Record<string, string>> = { '‘': '’', '“': '”' }

interface Mark {
  readonly at: number
  readonly mark: string
  /** Stands beside Chinese text. */
  isWide: boolean
}

/** The text with a stand-in for each mark that belongs to Latin text; as long as before. */
export function withNarrowMarks(text: string): string {
  if (text.search(anyMark) === -1) return text
  const found = [...text.matchAll(anyMark)].map(
    ({ 0: mark, index: at }): Mark => ({ at, mark, isWide: isBesideWide(text, at, mark) }),
  )
  joinPairs(found)
  const kept = new Set(found.filter(({ isWide }) => isWide).map(({ at }) => at))
  return text.replace(anyMark, (mark, at: number) => (kept.has(at) ? mark : standIn(mark)))
}

function isBesideWide(text: string, at: number, mark: string): boolean {
  // A dot stands between spaces.
  const trim = mark === '·'
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + 1, at + 5)
  return (
    wideBefore.test(trim ? before.trimEnd() : before) ||
    wideAfter.test(trim ? after.trimStart() : after)
  )
}

/** The two marks of a quotation are of one width. */
function joinPairs(found: readonly Mark[]): void {
  const open: Mark[] = []
  for (const mark of found) {
    if (closing[mark.mark]) {
      open.push(mark)
      continue
    }
    const at = open.findLastIndex(({ mark: opening }) => closing[opening] === mark.mark)
    const [opening] = at === -1 ? [] : open.splice(at)
    if (!opening) continue
    const isWide = opening.isWide || mark.isWide
    opening.isWide = isWide
    mark.isWide = isWide
  }
}

export interface MarkedPiece {
  readonly text: string
  readonly look: { readonly fontFeatures?: ('pwid' | 'palt')[] }
}

/** Cuts the text between scripts, and asks for narrow marks where there are stand-ins for them. */
export function piecesOf(text: string): MarkedPiece[] {
  if (text.search(anyStandIn) === -1) return [{ text, look: {} }]
  return (text.match(narrowText) ?? []).map((piece) => {
    if (piece.search(anyStandIn) === -1) return { text: piece, look: {} }
    const printed = piece.replace(
      anyStandIn,
      (character) => marks[character.charCodeAt(0) - firstStandIn] ?? '',
    )
    return { text: printed, look: { fontFeatures: ['pwid', 'palt'] } }
  })
}
