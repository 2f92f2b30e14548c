import { expect, test } from 'vitest'
import { placeOf } from './mark-found.ts'

test.each([
  ['ETH', 'The method of ETH', 14],
  ['eth', 'The method', 5],
  ['质押', '以太坊质押收益', 3],
  ['ETH', '用ETH质押', 1],
  ['2,100', '总量2,100万', 2],
  ['gas', 'gas', 0],
  ['gas', 'Gasoline', -1],
  ['20', 'ERC20 or 20', 9],
])('%s in %s stands at %i', (sought, text, place) => {
  expect(placeOf(sought, text)).toBe(place)
})
