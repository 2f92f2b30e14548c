import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './logo.module.css'

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** The product's name. */
  name: string
  /** Shows the mark alone; the name stays for screen readers. */
  compact?: boolean | undefined
  /** As members see it: the coin's inner rim is brass. */
  pro?: boolean | undefined
}

/** The mark with the product's name beside it; its colors follow the theme. */
export function Logo({ name, compact = false, pro = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classNames(styles.logo, pro && styles.pro, className)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.coin} d="M18.93 25.81A11.5 11.5 0 1 1 25.81 18.93" />
        <path className={styles.tail} d="M17.25 17.25 27.5 27.5" />
        <path className={styles.rim} d="M15.68 21.46A6.5 6.5 0 1 1 21.46 15.68" />
      </svg>
      {compact ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </span>
  )
}
