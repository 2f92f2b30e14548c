import { InfinityIcon, ScanSearch, Stamp } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { PlanCard, type PlanLabels } from '../plan-card/plan-card.tsx'
import styles from './pricing-table.module.css'

export interface Plan extends PlanLabels {
  id: string
  recommended?: boolean | undefined
  disabledReason?: string | undefined
}

const icons = { unlimited: InfinityIcon, research: ScanSearch, mark: Stamp }

/** One thing that membership brings. */
export interface PricingBlurb {
  title: string
  text: string
  icon: keyof typeof icons
}

export interface PricingTableProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Left out where a dialog already has it. */
  title?: ReactNode
  /** The level of the title in the page. */
  titleAs?: 'h1' | 'h2' | undefined
  /** A sentence below the title. */
  lead?: ReactNode
  /** What membership brings, in a few short parts. */
  blurbs?: readonly PricingBlurb[] | undefined
  /** The plans, from left to right. */
  plans: readonly Plan[]
  /** The plan whose order is on its way; the others wait for it. */
  busyPlan?: string | undefined
  /** Called with the id of the chosen plan; without it all buttons are disabled. */
  onChoose?: ((planId: string) => void) | undefined
}

/** The headline, what Pro brings, and the plans; lays itself out by its own width, so a dialog may hold it. */
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
        <div className={classNames(styles.heading, Boolean(title) && styles.centered)}>
          {title && <Title className={styles.title}>{title}</Title>}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {blurbs.length > 0 && (
        <ul className={styles.blurbs}>
          {blurbs.map(({ title, text, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={title} className={styles.blurb}>
                <Icon className={styles.icon} aria-hidden="true" />
                <p className={styles.name}>{title}</p>
                <p className={styles.text}>{text}</p>
              </li>
            )
          })}
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
