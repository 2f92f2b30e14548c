import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { PlanCard, type PlanWords } from '../plan-card/index.ts'
import styles from './pricing-table.module.css'

export interface Plan extends PlanWords {
  id: string
  recommended?: boolean | undefined
  disabledReason?: string | undefined
}

/** One thing that membership brings. */
export interface PricingBlurb {
  title: string
  text: string
  icon?: ReactNode
}

/** The headline, what Pro brings, and the plans; lays itself out by its own width, so a dialog may hold it. */
export interface PricingTableProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Left out where a dialog already has it. */
  title?: ReactNode
  titleAs?: 'h1' | 'h2'
  lead?: ReactNode
  blurbs?: readonly PricingBlurb[]
  plans: readonly Plan[]
  /** The plan whose order is on its way; the others wait for it. */
  busyPlan?: string | undefined
  onChoose?: ((planId: string) => void) | undefined
}

export function PricingTable({
  title,
  titleAs: Title = 'h1',
  lead,
  blurbs = [],
  plans,
  busyPlan,
  onChoose,
  className,
  ...rest
}: PricingTableProps) {
  return (
    <div {...rest} className={classNames(styles.pricing, className)}>
      {(title || lead) && (
        <div className={classNames(styles.heading, Boolean(title) && styles.centred)}>
          {title && <Title className={styles.title}>{title}</Title>}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {blurbs.length > 0 && (
        <ul className={styles.blurbs}>
          {blurbs.map((blurb) => (
            <li key={blurb.title} className={styles.blurb}>
              {blurb.icon && <span className={styles.icon}>{blurb.icon}</span>}
              <p className={styles.name}>{blurb.title}</p>
              <p className={styles.text}>{blurb.text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plans}>
        {plans.map(({ id, recommended = false, disabledReason, ...plan }) => {
          const waits = busyPlan !== undefined && busyPlan !== id
          return (
            <PlanCard
              key={id}
              plan={plan}
              recommended={recommended}
              disabledReason={disabledReason}
              headingAs={title && Title === 'h2' ? 'h3' : 'h2'}
              busy={busyPlan === id}
              onChoose={onChoose && !waits ? () => onChoose(id) : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}
