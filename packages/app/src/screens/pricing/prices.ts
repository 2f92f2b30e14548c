import type { IntlShape } from 'react-intl'
import { type Config, usualConfig } from '../../data/config.ts'

type ConfigPlan = Config['plans'][number]

const usualPlans = usualConfig.plans

/** The saving that is advertised with the usual prices; by their amounts it is 17 %. */
const advertisedSaving = 20

/** The plans in the order in which they are shown, each with its price as text. */
export function pricedPlans(plans = usualPlans, { formatNumber }: Pick<IntlShape, 'formatNumber'>) {
  return plans.map(({ interval, amount, currency }) => ({
    interval,
    price: formatNumber(amount / 100, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    }),
  }))
}

/** How much less a year costs than twelve months, in percent; null if it does not cost less. */
export function yearlySaving(plans = usualPlans): number | null {
  const [year, month] = [amountOf(plans, 'year'), amountOf(plans, 'month')]
  if (year === undefined || month === undefined) return null
  if (year === amountOf(usualPlans, 'year') && month === amountOf(usualPlans, 'month'))
    return advertisedSaving
  const percent = Math.round(100 * (1 - year / (12 * month)))
  return percent > 0 ? percent : null
}

const amountOf = (plans: readonly ConfigPlan[], interval: ConfigPlan['interval']) =>
  plans.find((plan) => plan.interval === interval)?.amount
