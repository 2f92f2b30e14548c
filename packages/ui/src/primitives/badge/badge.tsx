import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What kind of thing it says; `metal` is for membership alone. */
  tone?: 'neutral' | 'accent' | 'danger' | 'metal' | undefined
}

/** A short text on a small plate: a state, a count, what a plan saves. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />
}

export interface ProBadgeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** How it is read out. Left out, it is decoration. */
  label?: string | undefined
  /** An outline, or a filled plate where the background is busy. */
  variant?: 'line' | 'solid' | undefined
}

/** Corners cut inwards, as on a printed share. */
const plate = 'M4.5.5h31a3 3 0 0 0 3 3v9a3 3 0 0 0-3 3h-31a3 3 0 0 0-3-3v-9a3 3 0 0 0 3-3Z'
const letters =
  'M9 11.5v-7h2.6a2.1 2.1 0 0 1 0 4.2H9M17.5 11.5v-7h2.6a2.1 2.1 0 0 1 0 4.2h-2.6M20 8.7l2.2 2.8M28.7 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z'

/** The member's mark, drawn as a small engraved plate, as high as the text beside it. */
export function ProBadge({ label, variant = 'line', className, ...rest }: ProBadgeProps) {
  return (
    <svg
      viewBox="0 0 40 16"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classNames(styles.pro, styles[variant], className)}
    >
      <path d={plate} className={styles.plate} />
      <path d={letters} className={styles.letters} />
    </svg>
  )
}
