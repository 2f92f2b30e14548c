import { Check, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './number-check.module.css'

export interface NumberCheckProps extends ComponentPropsWithRef<'p'> {
  /** What came of it: every number was found, some were not, or none was checked. */
  outcome: 'found' | 'unfound' | 'unchecked'
}

const icons = { found: Check, unfound: TriangleAlert, unchecked: null }

/** A quiet line below an answer, about how many of its numbers were checked and found. */
export function NumberCheck({ outcome, className, children, ...rest }: NumberCheckProps) {
  const Icon = icons[outcome]
  return (
    <p {...rest} data-outcome={outcome} className={classNames(styles.check, className)}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </p>
  )
}
