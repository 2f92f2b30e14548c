import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../button/button.tsx'
import styles from './pagination.module.css'

export interface PaginationLabels {
  more: string
  loading: string
  /** Stands where the button was once everything is shown. */
  end: string
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The labels of each state. */
  labels: PaginationLabels
  /** Whether there is more, it is on its way, or this is all. */
  state: 'more' | 'loading' | 'end'
  /** Asks for the next part. */
  onMore?: (() => void) | undefined
  /** Why the last try failed; the button tries again. */
  error?: string | undefined
}

/** Asks for the next part of a list, below what is already shown. Without `onMore` it is disabled. */
export function Pagination({ labels, state, onMore, error, className, ...rest }: PaginationProps) {
  const note = useRef<HTMLParagraphElement>(null)
  const asked = useRef(false)
  const ended = state === 'end'

  useLayoutEffect(() => {
    // The button that had the focus is gone; without this the next Tab begins at the top.
    if (ended && asked.current && document.activeElement === document.body) note.current?.focus()
  }, [ended])

  function ask(): void {
    asked.current = true
    onMore?.()
  }

  return (
    <div {...rest} className={classNames(styles.pagination, className)}>
      <p
        ref={note}
        role="status"
        tabIndex={-1}
        className={classNames(styles.note, error && styles.error)}
      >
        {ended ? labels.end : error}
      </p>
      {!ended && (
        <Button busy={state === 'loading'} onClick={onMore && ask}>
          {state === 'loading' ? labels.loading : labels.more}
        </Button>
      )}
    </div>
  )
}
