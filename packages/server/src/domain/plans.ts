/** What Pro can be bought as. */
export type Plan = 'yearly' | 'monthly'

const PLANS: Readonly<Record<string, Plan>> = { '1': 'yearly', '2': 'monthly' }

/** The plan of the contract's `order_type`. */
export function planOf(orderType: string | number): Plan {
  return PLANS[String(orderType)] ?? 'yearly'
}

/** In dollars, for the whole of its period. */
export const PRICES: Readonly<Record<Plan, number>> = { yearly: 299, monthly: 30 }
