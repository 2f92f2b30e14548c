import type { Language } from '../../../../ports.ts'
import { averageCostIn } from './kinds/average-cost.ts'
import { borrowingIn } from './kinds/borrowing.ts'
import { coinToCoinIn } from './kinds/coin-to-coin.ts'
import { coinUnitsIn } from './kinds/coin-units.ts'
import { concentratedLiquidityIn } from './kinds/concentrated-liquidity.ts'
import { conversionIn } from './kinds/conversion.ts'
import { fundingIn } from './kinds/funding.ts'
import { gainToRecoverIn } from './kinds/gain-to-recover.ts'
import { gasFeeIn } from './kinds/gas-fee.ts'
import { impermanentLossIn } from './kinds/impermanent-loss.ts'
import { leveragedProfitIn } from './kinds/leveraged-profit.ts'
import { liquidationPriceIn } from './kinds/liquidation-price.ts'
import { loanIn } from './kinds/loan.ts'
import { marginIn } from './kinds/margin.ts'
import { percentOfIn } from './kinds/percent-of.ts'
import { percentageIn } from './kinds/percentage.ts'
import { positionSizeIn } from './kinds/position-size.ts'
import { priceAtMarketCapIn } from './kinds/price-at-market-cap.ts'
import { profitIn } from './kinds/profit.ts'
import { realReturnIn } from './kinds/real-return.ts'
import { regularPurchasesIn } from './kinds/regular-purchases.ts'
import { isMultipliedAgain, repeatedGrowthIn } from './kinds/repeated-growth.ts'
import { savingsPlanIn } from './kinds/savings-plan.ts'
import { shareIn } from './kinds/share.ts'
import { stakingYieldIn } from './kinds/staking-yield.ts'
import { targetPriceIn } from './kinds/target-price.ts'
import { taxIn } from './kinds/tax.ts'
import { tradingFeesIn } from './kinds/trading-fees.ts'
import { unlockIn } from './kinds/unlock.ts'
import { yearlyRateIn } from './kinds/yearly-rate.ts'
import { yieldGoalIn } from './kinds/yield-goal.ts'
import { sumQuestion } from './quantities.ts'
import type { Sum, SumReader } from './sum.ts'

/** The first that finds its sum is taken: those with a subject of their own go before the general ones. */
const READERS: readonly SumReader[] = [
  borrowingIn,
  loanIn,
  taxIn,
  realReturnIn,
  liquidationPriceIn,
  concentratedLiquidityIn,
  impermanentLossIn,
  gasFeeIn,
  fundingIn,
  positionSizeIn,
  marginIn,
  targetPriceIn,
  percentOfIn,
  unlockIn,
  shareIn,
  priceAtMarketCapIn,
  gainToRecoverIn,
  savingsPlanIn,
  repeatedGrowthIn,
  yieldGoalIn,
  yearlyRateIn,
  stakingYieldIn,
  tradingFeesIn,
  regularPurchasesIn,
  averageCostIn,
  leveragedProfitIn,
  percentageIn,
  profitIn,
  coinToCoinIn,
  coinUnitsIn,
  conversionIn,
]

/** Asks for a meaning, a reason, a judgment or a duration, whatever numbers are in it. */
const NO_SUM =
  /\bwhy\b|\bhow do(?:es)?\b.*\bwork\b|运作|\bwhat now\b|\bgot liquidated|怎么回事|(?<!\bi )\bmean(?:s|ing)?\b|\bdifferences?\b|\b(?:un)?safe\b|(?<!\b(?:price|where|what (?:position )?size|how (?:much|many|big)(?: \w+)?) )\bshould (?:i|we)\b|\bscam|\blegit|\bis (?:it|this|that|\S+ \S+) (?:good|bad|worth (?:it|buying)|smart|risky|true|realistic|too|normal|enough)\b|\bhow (?:long|often)\b|\bwhat happens\b|为什么|为啥|意思|区别|安全吗|该不该|要不要|应不应该|值得|靠谱|骗|怎么办|多久|多长时间|合理吗|正常吗|高吗|真的吗|会不会/i

/** In UTF-16 units; a longer text is a story, whose numbers belong to much else. */
const LONGEST = 400

/**
 * The sum that a question wants, by the numbers in it; null if it wants none. No price or rate is
 * ever taken from elsewhere: what the formula needs and the question doesn't say is `missing`.
 */
export function sumIn(text: string): Sum | null {
  if (text.length > LONGEST) return null
  const question = sumQuestion(text)
  if (NO_SUM.test(question.text)) return null
  if (isMultipliedAgain(question.text)) return repeatedGrowthIn(question)
  for (const read of READERS) {
    const sum = read(question)
    if (sum) return sum
  }
  return null
}

/**
 * The answer as markdown: the result in bold, the formula with its numbers, and what is assumed; or
 * what is missing, or why there is no result.
 */
export function sumText(sum: Sum, language: Language): string {
  return sum.text(language)
}
