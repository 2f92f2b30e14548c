import { expect, it } from 'vitest'
import { keepingLast } from './last-results.ts'

it('works a text out once while it is among the last ones, and anew when it is no more', () => {
  const worked: string[] = []
  const lengthOf = keepingLast((text) => {
    worked.push(text)
    return text.length
  })
  expect([lengthOf('ETH'), lengthOf('BTC?'), lengthOf('ETH')]).toEqual([3, 4, 3])
  expect(worked).toEqual(['ETH', 'BTC?'])

  for (let other = 0; other < 1000; other += 1) lengthOf(`question ${other}`)
  expect(lengthOf('ETH')).toBe(3)
  expect(worked.filter((text) => text === 'ETH')).toHaveLength(2)
})
