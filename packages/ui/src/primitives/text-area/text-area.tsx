import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './text-area.module.css'

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Lines it has while it is empty. */
  rows?: number | undefined
  /** Drops border and padding, for a field inside a frame that has its own. */
  bare?: boolean | undefined
  /** What stands in it can't be used. */
  invalid?: boolean | undefined
}

/** A text area that grows with its text to two fifths of the window's height, then scrolls. */
export function TextArea({
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
    if (field.current && !CSS.supports('field-sizing', 'content')) growToText(field.current)
  }, [rest.value])
  return (
    <textarea
      {...rest}
      ref={useComposedRefs(field, ref)}
      rows={rows}
      aria-invalid={invalid || undefined}
      className={classNames(styles.field, bare ? styles.bare : styles.framed, className)}
    />
  )
}

function growToText(field: HTMLTextAreaElement): void {
  field.style.blockSize = 'auto'
  const borders = field.offsetHeight - field.clientHeight
  field.style.blockSize = `${field.scrollHeight + borders}px`
}
