import { PricingTable } from '@coinquiry/ui/blocks/pricing-table'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import styles from './plans.module.css'
import { useChoosePlan } from './use-choose-plan.ts'
import { usePlans } from './use-plans.ts'

interface PlansProps {
  /** The headline, where nothing around the plans has it. */
  title?: string | undefined
  onLeave: () => void
}

/** What Pro brings, what it costs, and the way to it. */
export function Plans({ title, onLeave }: PlansProps) {
  const { formatMessage } = useIntl()
  const member = isMember(useAccount())
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
      {isTest && <p className={styles.note}>{formatMessage({ id: 'pricing.test' })}</p>}
    </>
  )
}
