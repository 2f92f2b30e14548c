import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useAnswer } from './answer-context.ts'
import styles from './markdown.module.css'

/** A table that scrolls by itself where it is wider than the page. */
export function Table({ node: _, ...rest }: ComponentProps<'table'> & ExtraProps) {
  const { labels } = useAnswer()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <div role="group" aria-label={labels.table} tabIndex={0} className={styles.table}>
      <table {...rest} />
    </div>
  )
}
