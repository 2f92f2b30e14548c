import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What kind of thing it says; `metal` is for membership alone. */
  tone?: 'neutral' | 'accent' | 'danger' | 'metal'
}

/** A short text on a small plate: a state, a count, what a plan saves. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />
}
