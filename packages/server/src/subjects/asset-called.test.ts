import { describe, expect, it } from 'vitest'
import { loadKnownNames } from '../adapters/answer-engine/handbook/known-names.ts'
import { assetCalled, namesakeOf } from './asset-called.ts'

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
    // Of two with one ticker the smaller one goes by its name.
    ['TON', 'TON'],
    ['Toncoin', 'TON'],
    ['tokamak network', 'Tokamak Network'],
    ['Terra Classic', 'LUNC'],
    ['binance', 'binance'],
    ['币安', '币安'],
    ['some new coin', 'some new coin'],
    ['', ''],
  ])('%s: %s', (written, expected) => expect(assetCalled(written, table)).toBe(expected))
})

describe('an asset that bears the name of a known one', () => {
  it.each([
    ['bitcoin', 'Bitcoin', 'BTC', null],
    ['bitcoin-imitation', 'Bitcoin Imitation', 'BTC', 'Bitcoin'],
    ['solana-2', 'SOLANA', 'XYZ', 'Solana'],
    ['tokamak-network', 'Tokamak Network', 'TON', null],
    ['new-thing', 'New Thing', 'NEWT', null],
  ])('%s', (id, name, symbol, known) => {
    expect(namesakeOf({ id, name, symbol }, table)).toBe(known)
  })
})
