import { exact } from '../arithmetic/decimal.ts'
import { gasFee } from '../arithmetic/gas.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY } from './shared.ts'

/** The fee of a transaction on an EVM chain. */
export const gasCost = calculator({
  id: 'gas-cost',
  inputs: {
    gas: { kind: 'count', unit: 'gas', above: '0', whole: true, default: '21000' },
    gasPrice: { kind: 'price', unit: 'gwei', from: '0' },
    nativePrice: { kind: 'price', above: '0', optional: true },
    currency: CURRENCY,
    asset: { kind: 'code', default: 'ETH' },
  },
  results: { fee: 'asset', feeInGwei: 'gwei', cost: 'currency' },
  assumptions: ['wholeGasPrice', 'noLayerTwoFee'],
  compute({ gas, gasPrice, nativePrice }) {
    const fee = gasFee(gas, gasPrice)
    return {
      fee: [fee, 'gas × gasPrice ÷ 10^9'],
      feeInGwei: [fee.times(exact(1e9)), 'gas × gasPrice'],
      cost: nativePrice && [fee.times(nativePrice), 'fee × nativePrice'],
    }
  },
})
