import type { Plan } from '@coinquiry/ui/blocks/pricing-table'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'

/** What the free version allows where the server does not say otherwise. */
const usualLimits = { topics_per_day: 3, messages_per_topic: 3 }

/** The three plans, with texts for a member or a free user. */
export function usePlans(): readonly Plan[] {
  const { formatMessage } = useIntl()
  const member = isMember(useAccount())
  const config = useConfig()
  const limits = config?.limits ?? usualLimits

  const paid = {
    features: [
      formatMessage({ id: 'pricing.proTopics' }),
      formatMessage({ id: 'pricing.proResearch' }),
      formatMessage({ id: 'pricing.proTheme' }),
      formatMessage({ id: 'pricing.proMark' }),
    ],
    action: formatMessage({ id: member ? 'pricing.manage' : 'pricing.upgrade' }),
    disabledReason: config?.checkout === 'off' ? formatMessage({ id: 'pricing.off' }) : undefined,
  }

  return [
    {
      id: 'free',
      name: formatMessage({ id: 'pricing.free' }),
      price: '$0',
      per: formatMessage({ id: 'pricing.forever' }),
      features: [
        formatMessage({ id: 'pricing.freeTopics' }, { count: limits.topics_per_day }),
        formatMessage({ id: 'pricing.freeMessages' }, { count: limits.messages_per_topic }),
        formatMessage({ id: 'pricing.freeHistory' }),
      ],
      action: formatMessage({ id: 'pricing.start' }),
    },
    {
      id: 'yearly',
      name: formatMessage({ id: 'pricing.yearly' }),
      price: '$299',
      per: formatMessage({ id: 'pricing.perYear' }),
      saving: formatMessage({ id: 'pricing.saving' }),
      badge: formatMessage({ id: 'pricing.recommended' }),
      recommended: true,
      ...paid,
    },
    {
      id: 'monthly',
      name: formatMessage({ id: 'pricing.monthly' }),
      price: '$30',
      per: formatMessage({ id: 'pricing.perMonth' }),
      ...paid,
    },
  ]
}
