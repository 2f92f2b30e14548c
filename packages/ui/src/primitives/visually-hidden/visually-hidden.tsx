import { type ComponentPropsWithRef, createElement } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element that holds the text. */
  as?: 'span' | 'p' | 'h1' | 'h2' | undefined
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: classNames(styles.hidden, className) })
}
