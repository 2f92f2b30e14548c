import { ArrowUpRight } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './follow-ups.module.css'

export interface FollowUpsProps extends ComponentPropsWithRef<'section'> {
  /** Says above them what they are. */
  heading: string
  /** In the order in which they are shown, each once. */
  questions: readonly string[]
  /** Called with the chosen question; without it all are disabled. */
  onAsk?: ((question: string) => void) | undefined
}

/** Questions to ask after an answer. */
export function FollowUps({ heading, questions, onAsk, className, ...rest }: FollowUpsProps) {
  const headingId = useId()
  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      className={classNames(styles.section, className)}
    >
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className={styles.question}
              disabled={!onAsk}
              onClick={() => onAsk?.(question)}
            >
              <ArrowUpRight className={styles.icon} aria-hidden="true" />
              <span>{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
