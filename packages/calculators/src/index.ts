import type { Calculator } from './calculator.ts'
import { averageCost } from './calculators/average-cost.ts'
import { averagingIn } from './calculators/averaging-in.ts'
import { conversion } from './calculators/conversion.ts'
import { funding } from './calculators/funding.ts'
import { gasCost } from './calculators/gas-cost.ts'
import { liquidation } from './calculators/liquidation.ts'
import { borrowing, loan } from './calculators/loan.ts'
import { leverage, margin, positionOnMargin } from './calculators/margin.ts'
import { percentage, percentOf, share } from './calculators/parts.ts'
import { concentratedLiquidity, impermanentLoss } from './calculators/pool.ts'
import { positionForLoss, positionSize } from './calculators/position-size.ts'
import { breakEven, profit, targetPrice } from './calculators/profit.ts'
import { recovery } from './calculators/recovery.ts'
import { regularPurchases } from './calculators/regular-purchases.ts'
import { savingsPlan } from './calculators/savings-plan.ts'
import { marketCap, priceAtCap, supplyAtCap, unlock } from './calculators/supply.ts'
import { tradingFees } from './calculators/trading-fees.ts'
import { units } from './calculators/units.ts'
import { growth, stakingYield, yearlyRate } from './calculators/yield.ts'
import { yieldGoal, yieldRate } from './calculators/yield-goal.ts'

export type { Calculator, Outcome, Result, UsedInput } from './calculator.ts'
export { atAveragePrice } from './calculators/regular-purchases.ts'
export type { Input } from './input.ts'
export type { Refusal, Rule } from './refusal.ts'
export { rounded } from './rounded.ts'
export { computeTexts, rowNumbers, type TextInputs, textInputs } from './text-inputs.ts'

/** In the order in which a list shows them. */
export const CALCULATORS: readonly Calculator[] = [
  units,
  conversion,
  percentage,
  percentOf,
  profit,
  breakEven,
  targetPrice,
  tradingFees,
  recovery,
  averageCost,
  averagingIn,
  regularPurchases,
  savingsPlan,
  stakingYield,
  yearlyRate,
  growth,
  yieldGoal,
  yieldRate,
  impermanentLoss,
  concentratedLiquidity,
  liquidation,
  margin,
  positionOnMargin,
  leverage,
  positionSize,
  positionForLoss,
  funding,
  loan,
  borrowing,
  gasCost,
  marketCap,
  priceAtCap,
  supplyAtCap,
  share,
  unlock,
]

export const calculatorOf = (id: string): Calculator | null =>
  CALCULATORS.find((calculator) => calculator.id === id) ?? null
