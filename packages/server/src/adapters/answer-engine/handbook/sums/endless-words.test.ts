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
