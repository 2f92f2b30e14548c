import { expect, test } from 'vitest'
import { worlds } from '../node.ts'
import { scriptFor } from './scripts.ts'

function answerTo(question: string, language: 'zh' | 'en') {
  const { steps } = scriptFor(worlds['free-user'], { question, language, deepthink: false })
  const events = steps.map(({ event }) => event)
  const text = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
  const figures = events.flatMap((event) => (event.event === 'figures' ? [event] : []))
  return { text, figures }
}

test.each([
  ['zh', '帮我计算质押收益'],
  ['en', 'Calculate my yield'],
] as const)('in %s a sum has forms, one of them with rows', (language, question) => {
  const { text, figures } = answerTo(question, language)
  expect(text).toContain('0.3 ETH')
  expect(figures).toMatchObject([
    { sums: [{ calculator: 'staking-yield' }, { inputs: { 'purchases.2.amount': '0.5' } }] },
  ])
})

test.each([
  ['zh', '查一下这个地址', '比特币地址'],
  ['en', 'Show me a ranking', 'Largest by market cap'],
] as const)('in %s “%s” has a card and bars', (language, question, texts) => {
  const { text, figures } = answerTo(question, language)
  expect(text).toMatch(/\| [^|]+ \| {2}\|\n\| --- \| --- \|\n.*```chart\n\{"kind":"bar"/s)
  expect(text).toContain(texts)
  const [of] = figures
  expect(of?.figures.map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['1.25 BTC', '1.25 BTC'],
  ])
})
