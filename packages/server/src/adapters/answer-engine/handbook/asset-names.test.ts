import { expect, it } from 'vitest'
import { ASSET_NAMES } from '../../../domain/figures/asset-names.gen.ts'
import { assetNames } from './asset-names.ts'
import { loadVocabulary } from './vocabulary.ts'

const names = assetNames((await loadVocabulary()).projects)

it('are those of the handbook; else run "node scripts/asset-names.ts"', () => {
  expect(ASSET_NAMES).toEqual(names)
})

it.each([
  // In small letters, too, as long as nothing else is called so.
  ['BTC', ['bitcoin', 'BTC', '比特币', '大饼']],
  // A large one by its name alone, as it is written; a word of daily life otherwise.
  ['AVAX', expect.arrayContaining(['Avalanche'])],
  ['BCH', ['Bitcoin Cash', 'BCH', '比特币现金']],
  ['POL', expect.arrayContaining(['MATIC', 'Polygon'])],
  // A small one never by a word of daily life.
  ['JUP', ['JUP']],
  ['CAKE', ['pancakeswap', '蛋糕币']],
  ['GAS', ['neogas']],
  ['ME', ['Magic Eden']],
])('%s: %j', (ticker, expected) => {
  expect(names[ticker]).toEqual(expected)
})

it('no name is of two assets', () => {
  const all = Object.values(names).flat()
  expect(all).toHaveLength(new Set(all).size)
})
