import { describe, expect, it } from 'vitest'
import { loadKnownNames } from '../adapters/answer-engine/handbook/known-names.ts'
import { assetCalled } from './asset-called.ts'

const table = await loadKnownNames()

describe('what a source of prices is asked', () => {
  it.each([
    ['大饼', 'BTC'],
    ['$BTC', 'BTC'],
    ['btc', 'BTC'],
    ['Bitcoin', 'BTC'],
    ['以太坊', 'ETH'],
    [' 狗狗币 ', 'DOGE'],
    ['MATIC', 'POL'],
    ['near', 'NEAR'],
    ['the-open-network', 'the-open-network'],
    ['binance', 'binance'],
    ['币安', '币安'],
    ['some new coin', 'some new coin'],
    ['', ''],
  ])('%s: %s', (written, expected) => expect(assetCalled(written, table)).toBe(expected))
})
