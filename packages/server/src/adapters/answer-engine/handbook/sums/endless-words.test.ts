import { expect, it } from 'vitest'
import { sumIn } from './sums.ts'

// A pattern that reads a repeated word in several ways takes twice as long with each of them: for ever.
it.each(['哈', '呵', '嘿', 'lol', '!'])('a trade with %s without end is read at once', (laugh) => {
  const trade = `i put 2k in doge at 0.1 now its 0.35 ${laugh.repeat(60)}`
  expect(sumIn(trade)).toMatchObject({ kind: 'profit', missing: [] })
  expect(sumIn(`${trade} cat`)).toBeNull()
})

it.each(['trad', 'price', 'at', '在', '价格'])(
  'a swap with %s without end is read at once',
  (word) => {
    expect(sumIn(`5个btc换eth，btc${word.repeat(60)}100美元，eth 20美元`)).not.toBeUndefined()
    expect(sumIn(`5个btc换eth，btc${word.repeat(60)}# 100美元，eth 20美元`)).not.toBeUndefined()
  },
)

// Each pattern may try each place of a gap several times: sixteen times as long for a gap twice as wide.
it.each([' ', '\n', '\u3000', ' \t'])('a gap of %j without end is read as one space', (gap) => {
  const sum = (wide: string) => sumIn(`how many SOL${wide}can I buy with $300 at $150 per coin`)
  const wide = gap.repeat(340 / gap.length)
  expect(sum(wide)?.text('en')).toBe(sum(' ')?.text('en'))
  for (let round = 0; round < 60; round += 1) sum(`${wide}。`)
})

it.each(['每月', 'a month', '定投', 'invest', '8%', '年化', '一年'])(
  'regular payments with %s without end are read at once',
  (word) => {
    const endless = `${word} `.repeat(2000).slice(0, 330)
    const started = performance.now()
    for (const text of [
      `每月定投500${endless}年化10% 三年后有多少`,
      `invest 200 a month ${endless} at 8% for 5 years, how much`,
      `${endless} 每月500 10% 3年`,
    ]) {
      sumIn(text)
    }
    expect(performance.now() - started).toBeLessThan(500)
  },
)
