import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import styles from './plan-card.module.css'

/** What a plan costs and holds, as text. */
export interface PlanLabels {
  name: string
  /** With its currency, such as "$299". */
  price: string
  /** For which time, such as "/Y". */
  per: string
  /** What is saved against another plan. */
  saving?: string | undefined
  /** Beside the name of a recommended plan. */
  badge?: string | undefined
  features: readonly string[]
  action: string
}

export interface PlanCardProps extends ComponentPropsWithRef<'article'> {
  /** The texts of the plan. */
  plan: PlanLabels
  /** Stands out from its neighbors. */
  recommended?: boolean | undefined
  /** The order is on its way. */
  busy?: boolean | undefined
  /** Why the plan can't be chosen; disables its button. */
  disabledReason?: string | undefined
  /** The level of the plan's name in the page. */
  headingAs?: 'h2' | 'h3' | undefined
  /** Called when the plan is chosen; without it the button is disabled. */
  onChoose?: (() => void) | undefined
}

/** One plan and the button that chooses it. */
export function PlanCard({
  plan,
  recommended = false,
  busy = false,
  disabledReason,
  headingAs: Heading = 'h3',
  onChoose,
  className,
  ...rest
}: PlanCardProps) {
  const id = useId()
  const reasonId = disabledReason ? `${id}-reason` : undefined
  return (
    <article
      {...rest}
      aria-labelledby={`${id}-name`}
      className={classNames(styles.card, recommended && styles.recommended, className)}
    >
      <div className={styles.top}>
        <Heading id={`${id}-name`} className={styles.name}>
          {plan.name}
        </Heading>
        {plan.badge && <Badge tone="metal">{plan.badge}</Badge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{plan.price}</span> <span>{plan.per}</span>
      </p>
      <p className={styles.saving}>{plan.saving}</p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.check} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {disabledReason && (
          <p id={reasonId} className={styles.reason}>
            {disabledReason}
          </p>
        )}
        <Button
          size="large"
          variant={recommended ? 'metal' : 'secondary'}
          id={`${id}-action`}
          aria-labelledby={`${id}-action ${id}-name`}
          aria-describedby={reasonId}
          busy={busy}
          disabled={Boolean(disabledReason)}
          onClick={onChoose}
        >
          {plan.action}
        </Button>
      </div>
    </article>
  )
}
