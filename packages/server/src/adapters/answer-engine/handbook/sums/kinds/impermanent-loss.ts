import { type Decimal, impermanentLoss } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { priceChanges } from '../price-change.ts'
import type { Currency, SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

interface Values {
  readonly ratio: Decimal
  /** What the tokens were worth when they were paid in, if the question says so. */
  readonly deposit: Decimal | null
  readonly currency: Currency | null
}

const SUBJECT =
  /impermanent loss|\bIL\b|divergence loss|无常损失|无偿损失|\b(?:lps?|pool|liquidity)\b.*\b(?:versus|vs\.?|compared (?:to|with)|than)(?: just)? (?:hold|hodl)|(?:LP|池|流动性).*比\S{0,4}(?:拿着|持有|不动|囤)/i
const ORDERED = /\b(?:calculate|compute|work out) (?:my|the)\b|帮我算|算一下|算下|给我算/i
const DEPOSIT =
  /(?:\blp of|deposit(?:s|ed)?|put(?: in)?|provid(?:e|ed|ing)|add(?:ed)?|\bon|with|invest(?:ed)?|投入?了?|放了?|提供了?|存了?|用|本金)\s*$/i
const DEPOSIT_AFTER = /^\s*的?\s?(?:LP|流动性)/i

function read(question: SumQuestion): Values | Missing | null {
  if (!SUBJECT.test(question.text)) return null
  const [first, second, ...others] = priceChanges(question)
  if (!first) return ORDERED.test(question.text) ? { missing: ['ratio'] } : null
  if (others.length > 0) return null
  const deposit = question.quantities.find(
    ({ unit, before, after }) =>
      unit === 'money' && (DEPOSIT.test(before) || DEPOSIT_AFTER.test(after)),
  )
  // Of two tokens that change, the pool is moved by the one price in the other.
  const isQuotient = second && !second.isZero()
  return {
    ratio: isQuotient ? first.div(second) : first,
    deposit: second ? null : (deposit?.value ?? null),
    currency: deposit?.currency ?? null,
  }
}

const FORMULA = {
  en: 'impermanent loss = 2 × √r ÷ (1 + r) − 1, where r = new price ratio ÷ old price ratio',
  zh: '无常损失 = 2 × √r ÷ (1 + r) − 1，其中 r = 新的价格比 ÷ 原来的价格比',
} as const

function solve({ ratio, deposit, currency }: Values, display: Display): Solution {
  const { loss, pool, held } = impermanentLoss(ratio)
  const lost = display.percent(loss.abs())
  const r = display.number(ratio)
  const money = (part: Decimal) => deposit && display.money(deposit.times(part), currency)
  const worth = { pool: money(pool), held: money(held), lost: money(held.minus(pool)) }
  const inserted = `2 × √${r} ÷ (1 + ${r}) − 1 = ${display.percent(loss)}`
  if (display.language === 'zh') {
    const sums = worth.pool
      ? `：池子里值 ${worth.pool}，拿着不动值 ${worth.held}，少 ${worth.lost}`
      : ''
    return {
      result: `价格变为原来的 ${r} 倍时，无常损失是 ${lost}${sums}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed: '50/50 的恒定乘积池，不计手续费收入和奖励；损失是与拿着两种币不动相比。',
    }
  }
  const sums = worth.pool
    ? `: the share is worth ${worth.pool}, holding ${worth.held}, which is ${worth.lost} more`
    : ''
  return {
    result: `When the price becomes ${r} times what it was, the impermanent loss is ${lost}${sums}.`,
    formula: `${FORMULA.en}. Here: ${inserted}`,
    assumed:
      'a 50/50 constant-product pool, without trading fees and rewards; the loss is against holding both tokens.',
  }
}

export const impermanentLossIn = sumReader({
  kind: 'impermanentLoss',
  entry: 'liquidity-mining-impermanent-loss',
  formula: FORMULA,
  read,
  form: ({ ratio, deposit, currency }) => ({
    calculator: 'impermanent-loss',
    inputs: { before: '1', after: ratio, deposit, currency },
  }),
  solve,
})
