import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import styles from './points-summary.module.css'

export interface PointsSummaryLabels {
  current: string
  month: string
  rules: string
}

export interface PointsSummaryProps extends ComponentPropsWithRef<'div'> {
  /** What the figures and the button are called. */
  labels: PointsSummaryLabels
  /** The points now, written out; not known yet while undefined. */
  current?: string | undefined
  /** This month's points, written out; not known yet while undefined. */
  month?: string | undefined
  /** Opens the rules; without it the button is disabled. */
  onRules?: (() => void) | undefined
}

/** How many points a person has, what this month brought, and the way to the rules. */
export function PointsSummary({
  labels,
  current,
  month,
  onRules,
  className,
  ...rest
}: PointsSummaryProps) {
  return (
    <div {...rest} className={classNames(styles.summary, className)}>
      <dl className={styles.figures}>
        <Figure label={labels.current} value={current} main />
        <Figure label={labels.month} value={month} />
      </dl>
      <Button variant="ghost" size="small" onClick={onRules} className={styles.rules}>
        {labels.rules}
      </Button>
    </div>
  )
}

interface FigureProps {
  label: string
  value: string | undefined
  main?: boolean | undefined
}

function Figure({ label, value, main = false }: FigureProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, main && styles.main)}>
        {value ?? <Skeleton className={styles.unknown} />}
      </dd>
    </div>
  )
}
