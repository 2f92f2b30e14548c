import { expect, it } from 'vitest'
import { imitates } from './imitation.ts'

const tether = { name: 'Tether', symbol: 'USDT', contracts: [{ address: '0xDAc1' }] }
const bitcoin = { name: 'Bitcoin', symbol: 'BTC', contracts: [] }

it.each([
  [{ name: 'Tether USD', symbol: 'USDT', address: '0xdac1' }, tether, false],
  [{ name: 'Tether USD', symbol: 'USDT', address: '0xbad0' }, tether, true],
  [{ name: 'ＴＥＴＨＥＲ', symbol: 'X', address: '0xbad0' }, tether, true],
  [{ name: 'Other', symbol: 'U.S.D.T', address: '0xbad0' }, tether, true],
  [{ name: 'Other', symbol: 'OTH', address: '0xbad0' }, tether, false],
  [{ name: 'Bitcoin', symbol: 'BTC', address: '0xbad0' }, bitcoin, true],
])('%j beside %j: %s', (token, known, expected) => {
  expect(imitates(token, known)).toBe(expected)
})
