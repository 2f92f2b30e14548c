import { type IntlShape, useIntl } from 'react-intl'
import type { Account } from './use-account.ts'

const SECOND_MS = 1000

/**
 * Which plan a member has, until when, and what happens then, and what was given back of a double
 * payment; undefined for others, and at a server that does not tell. Needs the messages of `pricing`.
 */
export function usePlanText(account: Account): string | undefined {
  const intl = useIntl()
  const plan = planText(account, intl)
  const refund = refundText(account, intl)
  if (plan === undefined || refund === undefined) return plan ?? refund
  return intl.formatMessage({ id: 'plan.andRefund' }, { plan, refund })
}

function planText(account: Account, { formatMessage, formatDate }: IntlShape) {
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

function refundText(account: Account, { formatMessage, formatDate, formatNumber }: IntlShape) {
  if (!account?.refund) return undefined
  const { amount, currency, at } = account.refund
  return formatMessage(
    { id: 'plan.refunded' },
    {
      sum: formatNumber(amount / 100, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
      date: formatDate(at * SECOND_MS, { dateStyle: 'long' }),
    },
  )
}
