import { Markdown } from '../markdown.tsx'
import type { AnswerSamples } from './answer-samples.ts'
import styles from './halves.module.css'

/** Answers that go on, each in the middle of a mark. */
export function Halves({ labels }: { labels: AnswerSamples }) {
  return (
    <div className={styles.halves}>
      {labels.halves.map((text) => (
        <Markdown
          key={text}
          labels={labels.labels}
          sources={labels.sources}
          text={text}
          streaming
        />
      ))}
    </div>
  )
}
