import { ONE } from '../arithmetic/decimal.ts'
import { loanHealth, loanLiquidationPrice, loanToValue, loanUpTo } from '../arithmetic/loan.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { ASSET, CURRENCY, PRICE } from './shared.ts'

const COLLATERAL = { kind: 'amount', above: '0' } as const
const PART = { kind: 'percent', above: '0', upTo: '100' } as const

/** When a loan on a collateral is liquidated, and how it stands at a price. */
export const loan = calculator({
  id: 'loan',
  inputs: {
    collateral: COLLATERAL,
    debt: { kind: 'money', above: '0' },
    threshold: { ...PART, optional: true },
    currentPrice: { ...PRICE, optional: true },
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    liquidationPrice: 'currency',
    health: '',
    fall: '%',
    loanToValue: '%',
    worth: 'currency',
  },
  assumptions: ['debtKeepsValue', 'noInterest', 'limitsDiffer'],
  compute({ collateral: coins, debt, threshold, currentPrice }) {
    // The one gives the liquidation price, the other the loan-to-value ratio.
    if (!threshold && !currentPrice) refuse('threshold', 'required')
    const now = threshold && currentPrice && loanHealth({ coins, debt, threshold }, currentPrice)
    return {
      liquidationPrice: threshold && [
        loanLiquidationPrice({ coins, debt, threshold }),
        'debt ÷ (collateral × threshold)',
      ],
      health: now && [now.health, 'worth × threshold ÷ debt'],
      // Past the threshold there is none left.
      fall:
        now && !now.fall.isNegative() ? [now.fall, '1 − liquidationPrice ÷ currentPrice'] : null,
      loanToValue: currentPrice && [loanToValue(debt, coins, currentPrice), 'debt ÷ worth'],
      worth: currentPrice && [coins.times(currentPrice), 'collateral × currentPrice'],
    }
  },
})

/** What a collateral lets one borrow. */
export const borrowing = calculator({
  id: 'borrowing',
  inputs: {
    collateral: COLLATERAL,
    price: PRICE,
    highestRatio: PART,
    threshold: { ...PART, optional: true },
    currency: CURRENCY,
    asset: ASSET,
  },
  results: { loan: 'currency', worth: 'currency', liquidationPrice: 'currency', fall: '%' },
  assumptions: ['debtKeepsValue', 'noInterest', 'atTheLimit', 'limitsDiffer'],
  compute({ collateral: coins, price, highestRatio, threshold }) {
    // A loan that may reach more than the threshold would be liquidated at once.
    if (threshold?.lessThan(highestRatio)) {
      refuse('threshold', 'from', highestRatio.times(100).toFixed())
    }
    const worth = coins.times(price)
    const debt = loanUpTo(worth, highestRatio)
    const liquidation = threshold && loanLiquidationPrice({ coins, debt, threshold })
    return {
      loan: [debt, 'worth × highestRatio'],
      worth: [worth, 'collateral × price'],
      liquidationPrice: liquidation && [liquidation, 'loan ÷ (collateral × threshold)'],
      fall: liquidation && [ONE.minus(liquidation.div(price)), '1 − liquidationPrice ÷ price'],
    }
  },
})
