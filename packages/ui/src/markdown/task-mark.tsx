import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useAnswer } from './answer-context.ts'
import styles from './markdown.module.css'

/** The box of a task in a list; it tells, and can't be changed. */
export function TaskMark({ checked }: ComponentProps<'input'> & ExtraProps) {
  const { labels } = useAnswer()
  return (
    <input
      type="checkbox"
      checked={checked === true}
      disabled
      readOnly
      aria-label={checked ? labels.done : labels.open}
      className={styles.task}
    />
  )
}
