import { useIntl } from 'react-intl'
import type { Account } from './use-account.ts'

const SECOND_MS = 1000

/**
 * Which plan a member has, until when, and what happens then; undefined for others, and at a server
 * that does not tell. Needs the messages of `pricing`.
 */
export function usePlanText(account: Account): string | undefined {
  const { formatMessage, formatDate } = useIntl()
  if (!account?.plan_renewal || !account.plan_until) return undefined
  const { plan, plan_renewal, plan_until } = account
  return formatMessage(
    { id: `plan.${plan_renewal}` },
    {
      plan: formatMessage({ id: `plan.${plan ?? 'given'}` }),
      date: formatDate(plan_until * SECOND_MS, { dateStyle: 'long' }),
    },
  )
}
