import { ONE, ZERO } from '../arithmetic/decimal.ts'
import { paymentsIn, savingsPlan as save } from '../arithmetic/savings.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { COMPOUNDING, CURRENCY, RATE, readable, SPANS, TIME, TIME_UNIT, timeOf } from './shared.ts'

/** What regular payments come to at a yearly rate. */
export const savingsPlan = calculator({
  id: 'savings-plan',
  inputs: {
    perPayment: { kind: 'money', above: '0' },
    frequency: { kind: 'choice', options: COMPOUNDING, default: 'monthly' },
    rate: RATE,
    time: TIME,
    timeUnit: TIME_UNIT,
    initial: { kind: 'money', from: '0', optional: true },
    currency: CURRENCY,
  },
  results: { total: 'currency', paid: 'currency', earned: 'currency', payments: '', perYear: '' },
  assumptions: ['rateStays', 'paidAtEnd', 'rareRate', 'noFees'],
  compute({ perPayment, frequency, rate, time, timeUnit, initial }) {
    const perYear = SPANS[frequency]
    const { span } = timeOf(time, timeUnit)
    if (paymentsIn(span, perYear).isZero()) {
      // The limit is told to two places, and is long enough so.
      refuse('time', 'from', span.perYear.div(perYear).toDecimalPlaces(2, 0).toFixed())
    }
    const plan = save({ perPayment, perYear, rate, time: span, initial: initial ?? ZERO })
    readable(plan.grown.minus(ONE))
    const grown = '(1 + rate ÷ perYear)^payments'
    const ofPayments = `perPayment × (${grown} − 1) ÷ (rate ÷ perYear)`
    const isFromZero = initial === null || initial.isZero()
    const ofAll = isFromZero ? ofPayments : `initial × ${grown} + ${ofPayments}`
    return {
      total: [plan.total, rate.isZero() ? 'paid' : ofAll],
      paid: [plan.paid, isFromZero ? 'perPayment × payments' : 'initial + perPayment × payments'],
      earned: [plan.earned, 'total − paid'],
      payments: [plan.payments, 'number of whole payments in time'],
      perYear: [perYear, perYear.toFixed()],
    }
  },
})
