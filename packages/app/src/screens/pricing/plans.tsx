import { type Plan, PricingTable } from '@coinquiry/ui/blocks/pricing-table'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useConfig, useIsConfigNear, usualConfig } from '../../data/config.ts'
import { type PaidPlan, useOrder } from '../../data/orders.ts'
import { useLocale } from '../../shell/language/language.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { type Account, isMember, useAccount } from '../../shell/session/use-account.ts'
import { usePlanText } from '../../shell/session/use-plan-text.ts'
import { pricedPlans, yearlySaving } from './prices.ts'
import styles from './pricing.module.css'

interface PlansProps {
  /** The headline, where nothing around the plans has it. */
  title?: string | undefined
  onLeave: () => void
}

/** What Pro brings, what it costs, and the way to it. */
export function Plans({ title, onLeave }: PlansProps) {
  const { formatMessage } = useIntl()
  const account = useAccount()
  const member = isMember(account)
  const planText = usePlanText(account)
  const { choose, busyPlan } = useChoosePlan(onLeave)
  const isTest = useConfig()?.checkout === 'test'

  return (
    <>
      <PricingTable
        title={title}
        lead={formatMessage({ id: member ? 'pricing.memberLead' : 'pricing.lead' })}
        blurbs={[
          {
            icon: 'unlimited',
            title: formatMessage({ id: 'pricing.topicsTitle' }),
            text: formatMessage({ id: 'pricing.topicsText' }),
          },
          {
            icon: 'research',
            title: formatMessage({ id: 'pricing.researchTitle' }),
            text: formatMessage({ id: 'pricing.researchText' }),
          },
          {
            icon: 'mark',
            title: formatMessage({ id: 'pricing.marksTitle' }),
            text: formatMessage({ id: 'pricing.marksText' }),
          },
        ]}
        plans={usePlans()}
        busyPlan={busyPlan}
        onChoose={choose}
      />
      {planText && <p className={styles.note}>{planText}</p>}
      {isTest && <p className={styles.note}>{formatMessage({ id: 'pricing.test' })}</p>}
    </>
  )
}

/** The three plans, with texts for a member or a free user. */
function usePlans(): readonly Plan[] {
  const intl = useIntl()
  const { formatMessage } = intl
  const account = useAccount()
  const config = useConfig()
  const isAwaited = useIsConfigNear()
  const limits = config?.limits ?? usualConfig.limits
  const saving = yearlySaving(config?.plans)

  const paid = {
    features: [
      formatMessage({ id: 'pricing.proTopics' }),
      formatMessage({ id: 'pricing.proResearch' }),
      formatMessage({ id: 'pricing.proTheme' }),
      formatMessage({ id: 'pricing.proMark' }),
    ],
    disabledReason: config?.checkout === 'off' ? formatMessage({ id: 'pricing.off' }) : undefined,
  }
  const texts = {
    free: {
      id: 'free',
      name: formatMessage({ id: 'pricing.free' }),
      per: formatMessage({ id: 'pricing.forever' }),
      features: [
        formatMessage({ id: 'pricing.freeTopics' }, { count: limits.topics_per_day }),
        formatMessage({ id: 'pricing.freeMessages' }, { count: limits.messages_per_topic }),
        formatMessage({ id: 'pricing.freeHistory' }),
      ],
      action: formatMessage({ id: 'pricing.start' }),
    },
    year: {
      id: 'yearly',
      name: formatMessage({ id: 'pricing.yearly' }),
      per: formatMessage({ id: 'pricing.perYear' }),
      saving:
        saving === null ? undefined : formatMessage({ id: 'pricing.saving' }, { percent: saving }),
      badge: formatMessage({
        id: account?.plan === 'yearly' ? 'pricing.yours' : 'pricing.recommended',
      }),
      recommended: true,
      action: formatMessage({ id: planAction(account, 'yearly') }),
      ...paid,
    },
    month: {
      id: 'monthly',
      name: formatMessage({ id: 'pricing.monthly' }),
      per: formatMessage({ id: 'pricing.perMonth' }),
      badge: account?.plan === 'monthly' ? formatMessage({ id: 'pricing.yours' }) : undefined,
      action: formatMessage({ id: planAction(account, 'monthly') }),
      ...paid,
    },
  }
  return pricedPlans(config?.plans, intl).map(({ interval, price }) => ({
    ...texts[interval ?? 'free'],
    // A blank keeps the line of a price that is about to be known.
    price: isAwaited ? '\u00a0' : price,
  }))
}

/** What the button of a plan is called: a member manages their own plan, and switches to the other one. */
function planAction(account: Account, plan: PaidPlan) {
  if (!isMember(account)) return 'pricing.upgrade'
  // A server of the specification alone does not tell which plan it is.
  if (account?.plan === undefined) return 'pricing.manage'
  if (account.plan === null) return 'pricing.upgrade'
  return account.plan === plan ? 'pricing.manage' : 'pricing.switch'
}

/** What choosing a plan does; `onLeave` is called where it leads to another screen. */
function useChoosePlan(onLeave: () => void) {
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const { language } = useLocale()
  const { order, busyPlan } = useOrder()

  function choose(planId: string): void {
    if (!isPaid(planId)) {
      onLeave()
      void navigate({ to: '/' })
    } else if (!isLoggedIn) {
      onLeave()
      void navigate({ to: '/login', state: { from: '/price' } })
    } else {
      order({ plan: planId, language })
    }
  }

  return { choose, busyPlan }
}

const isPaid = (planId: string): planId is PaidPlan => planId === 'yearly' || planId === 'monthly'
