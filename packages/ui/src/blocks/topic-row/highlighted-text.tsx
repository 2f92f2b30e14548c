import { splitByRanges, type TextRange } from './split-by-ranges.ts'
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
