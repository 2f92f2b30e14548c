import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { mergeRefs } from '../../hooks/merge-refs.ts'
import styles from './text-area.module.css'

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Lines it has while it is empty. */
  rows?: number
  /** Lines after which it scrolls. */
  maxRows?: number
  /** Drops border and padding, for a field inside a frame that has its own. */
  bare?: boolean
  /** What stands in it can't be used. */
  invalid?: boolean
}

/** A text area that grows with its text up to `maxRows`, then scrolls. */
export function TextArea({
  maxRows = 12,
  rows = 3,
  bare = false,
  invalid = false,
  className,
  ref,
  ...rest
}: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (field.current && !growsByItself()) growToText(field.current, maxRows)
  }, [rest.value, maxRows])
  return (
    <textarea
      {...rest}
      ref={mergeRefs(field, ref)}
      rows={rows}
      aria-invalid={invalid || undefined}
      className={classNames(styles.field, bare ? styles.bare : styles.framed, className)}
    />
  )
}

function growsByItself(): boolean {
  return CSS.supports('field-sizing', 'content')
}

function growToText(field: HTMLTextAreaElement, maxRows: number): void {
  const line = Number.parseFloat(getComputedStyle(field).lineHeight)
  field.style.blockSize = 'auto'
  field.style.blockSize = `${Math.min(field.scrollHeight, line * maxRows)}px`
}
