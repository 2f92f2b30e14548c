import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './logo.module.css'

/** The mark with the product's name beside it; its colours follow the theme. */
export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** The product's name. */
  name: string
  /** Shows the mark alone; the name stays for screen readers. */
  compact?: boolean
}

export function Logo({ name, compact = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classNames(styles.logo, className)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.coin} d="M24.6 24.1A12 12 0 1 1 27.4 19.6" />
        <path className={styles.tail} d="M19.2 19.2 28 28" />
        <path className={styles.rim} d="M11.2 15.5a4.4 4.4 0 0 1 4.4-4.4" />
      </svg>
      <span className={compact ? styles.spoken : styles.name}>{name}</span>
    </span>
  )
}
