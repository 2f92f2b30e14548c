import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** What is being waited for. */
  label?: string | undefined
}

/** A turning ring, one line high. With a `label` it is announced; without, it is decoration. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...meaning} {...rest} className={classNames(styles.spinner, className)} />
}
