const MAX_COLUMNS = 48
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uff00-\uff60]|\p{Extended_Pictographic}/u
const words = new Intl.Segmenter('zh', { granularity: 'word' })
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** One line of at most 48 columns (a Chinese character takes two), cut after a whole word. */
export function titleFrom(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (columns(line) <= MAX_COLUMNS) return line
  const cut = fitting(line, words) || fitting(line, graphemes)
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`
}

function fitting(line: string, segmenter: Intl.Segmenter): string {
  let taken = ''
  let width = 0
  for (const { segment } of segmenter.segment(line)) {
    width += columns(segment)
    if (width > MAX_COLUMNS - 1) break
    taken += segment
  }
  return taken
}

function columns(text: string): number {
  let sum = 0
  for (const { segment } of graphemes.segment(text)) sum += WIDE.test(segment) ? 2 : 1
  return sum
}
