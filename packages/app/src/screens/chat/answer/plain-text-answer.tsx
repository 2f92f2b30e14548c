import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import type { TurnAnswer } from '../conversation/conversation.ts'
import styles from '../turn/turn.module.css'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { plainText } from './spoken-text.ts'

interface PlainTextAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
}

/** The words of an answer, to be found and read out; what else there is comes as it gets near. */
export function PlainTextAnswer({ labels, answer }: PlainTextAnswerProps) {
  return (
    <article aria-label={labels.answer.author} className={styles.words}>
      <VisuallyHidden as="h2">{labels.answer.author}</VisuallyHidden>
      <p>{plainText(answer.text)}</p>
    </article>
  )
}
