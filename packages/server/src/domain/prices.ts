import { DEFAULT_PRICES as cents } from '@coinquiry/api-client/limits'

/** What Pro can be bought as. */
export type Plan = 'yearly' | 'monthly'

const PLANS: Readonly<Record<string, Plan>> = { '1': 'yearly', '2': 'monthly' }

/** The plan of an `order_type`, which the contract has validated. */
export function planOf(orderType: string | number): Plan {
  return PLANS[String(orderType)] ?? 'yearly'
}

export interface Price {
  /** In hundredths of the currency, for the whole of the plan's interval. */
  readonly amount: number
  /** An ISO 4217 code, in capitals. */
  readonly currency: string
}

export type Prices = Readonly<Record<Plan, Price>>

/** Where the payment provider has no prices of its own. */
export const DEFAULT_PRICES: Prices = {
  yearly: { amount: cents.yearly, currency: 'USD' },
  monthly: { amount: cents.monthly, currency: 'USD' },
}
