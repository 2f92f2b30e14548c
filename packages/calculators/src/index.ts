import type { Calculator } from './calculator.ts'
import { averageCost } from './calculators/average-cost.ts'
import { averagingIn } from './calculators/averaging-in.ts'
import { conversion } from './calculators/conversion.ts'
import { gasCost } from './calculators/gas-cost.ts'
import { liquidation } from './calculators/liquidation.ts'
import { concentratedLiquidity, impermanentLoss } from './calculators/pool.ts'
import { positionSize } from './calculators/position-size.ts'
import { breakEven, profit } from './calculators/profit.ts'
import { recovery } from './calculators/recovery.ts'
import { regularPurchases } from './calculators/regular-purchases.ts'
import { marketCap, priceAtCap, unlock } from './calculators/supply.ts'
import { units } from './calculators/units.ts'
import { stakingYield, yearlyRate } from './calculators/yield.ts'

export type { Calculator, Outcome, Result, UsedInput } from './calculator.ts'
export { atAveragePrice } from './calculators/regular-purchases.ts'
export type { Input } from './input.ts'
export type { Refusal, Rule } from './refusal.ts'
export { computeTexts, rowNumbers, type TextInputs, textInputs } from './text-inputs.ts'

/** In the order in which a list shows them. */
export const CALCULATORS: readonly Calculator[] = [
  units,
  conversion,
  profit,
  breakEven,
  recovery,
  averageCost,
  averagingIn,
  regularPurchases,
  stakingYield,
  yearlyRate,
  impermanentLoss,
  concentratedLiquidity,
  liquidation,
  positionSize,
  gasCost,
  marketCap,
  priceAtCap,
  unlock,
]

export const calculatorOf = (id: string): Calculator | null =>
  CALCULATORS.find((calculator) => calculator.id === id) ?? null
