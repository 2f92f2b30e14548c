import { Markdown } from '../index.ts'
import type { AnswerWords } from './answer-words.ts'
import styles from './halves.module.css'

/** Answers that go on, each in the middle of a mark. */
export function Halves({ words }: { words: AnswerWords }) {
  return (
    <div className={styles.halves}>
      {words.halves.map((text) => (
        <Markdown key={text} labels={words.labels} sources={words.sources} text={text} streaming />
      ))}
    </div>
  )
}
