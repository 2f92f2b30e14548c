import styles from './topic-row.module.css'

/** A text with what a search found in it marked. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return splitByRanges(text, ranges).map(({ start, text: part, hit }) =>
    hit ? (
      <mark key={start} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Two numbers: start and end (exclusive) of a hit in a text, in UTF-16 code units. */
export type TextRange = readonly number[]

interface TextPart {
  start: number
  text: string
  hit: boolean
}

/** Cuts a text at its ascending ranges; what overlaps or lies outside the text is left out. */
export function splitByRanges(text: string, ranges: readonly TextRange[]): TextPart[] {
  const parts: TextPart[] = []
  let start = 0

  function cut(end: number, hit: boolean): void {
    if (end > start) parts.push({ start, text: text.slice(start, end), hit })
    start = Math.max(start, end)
  }

  for (const [from = 0, to = from] of ranges) {
    const end = Math.min(to, text.length)
    if (end <= Math.max(from, start)) continue
    cut(from, false)
    cut(end, true)
  }
  cut(text.length, false)
  return parts
}
