import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { borrowing, loan } from './loan.ts'

describe('loan', () => {
  table(loan, { collateral: 10, debt: 12000, threshold: 80 }, [
    // 12000 ÷ (10 × 0.8)
    [{}, { liquidationPrice: '1500 USD' }],
    // worth 10 × 2000; 20000 × 0.8 ÷ 12000; 1 − 1500 ÷ 2000; 12000 ÷ 20000
    [
      { currentPrice: 2000, asset: 'ETH' },
      {
        ...{ liquidationPrice: '1500 USD', health: '1.333333333333', fall: '25 %' },
        ...{ loanToValue: '60 %', worth: '20000 USD' },
      },
    ],
    // at the threshold itself
    [{ currentPrice: 1500 }, { health: '1', fall: '0 %' }],
    // past it there is no fall left: 10 × 1200 × 0.8 ÷ 12000
    [{ currentPrice: 1200 }, { health: '0.8', fall: undefined, loanToValue: '100 %' }],
    // without a threshold only the ratio is known
    [
      { threshold: '', currentPrice: 3000 },
      { loanToValue: '40 %', worth: '30000 USD' },
    ],
    [{ threshold: 100 }, { liquidationPrice: '1200 USD' }],
    [{ collateral: '1e30', debt: 1, threshold: 50 }, { liquidationPrice: '0 USD' }],
    [{ threshold: '' }, 'threshold required'],
    [{ threshold: 0 }, 'threshold above 0'],
    [{ threshold: '100.1' }, 'threshold upTo 100'],
    [{ collateral: 0 }, 'collateral above 0'],
    [{ debt: -1 }, 'debt above 0'],
    [{ debt: 'a lot' }, 'debt number'],
    [{ currentPrice: 0 }, 'currentPrice above 0'],
    [{ debt: '1e31' }, 'debt upTo 1000000000000000000000000000000'],
  ])
})

describe('borrowing', () => {
  table(borrowing, { collateral: 2, price: 3000, highestRatio: 75 }, [
    // 6000 × 0.75
    [{}, { loan: '4500 USD', worth: '6000 USD' }],
    // 4500 ÷ (2 × 0.8); 1 − 2812.5 ÷ 3000
    [{ threshold: 80 }, { liquidationPrice: '2812.5 USD', fall: '6.25 %' }],
    // borrowed up to the threshold it is liquidated at once
    [{ threshold: 75 }, { liquidationPrice: '3000 USD', fall: '0 %' }],
    [{ threshold: 70 }, 'threshold from 75'],
    [{ highestRatio: 100 }, { loan: '6000 USD' }],
    [{ collateral: '0.1', price: '0.2', highestRatio: 50 }, { loan: '0.01 USD' }],
    [{ collateral: 15000, price: 1, asset: 'USDC' }, { loan: '11250 USD' }],
    [{ highestRatio: 0 }, 'highestRatio above 0'],
    [{ highestRatio: 101 }, 'highestRatio upTo 100'],
    [{ price: -1 }, 'price above 0'],
    [{ collateral: 'NaN' }, 'collateral number'],
    [{ price: '' }, 'price required'],
  ])
})
