import { afterAll, beforeAll, expect, test } from 'vitest'
import { WALLET } from '../../../../../../tests/fakes/fake-chains.ts'
import { type FakeSources, startFakeSources } from '../../../../../../tests/fakes/fake-sources.ts'
import { readEnv } from '../../../env.ts'
import { createAnswerEngine } from '../answer-engine.ts'

let fake: FakeSources
beforeAll(async () => {
  fake = await startFakeSources()
})
afterAll(() => fake[Symbol.asyncDispose]())

async function answerTo(text: string, language: 'zh' | 'en'): Promise<string> {
  const engine = await createAnswerEngine(readEnv(fake.env), () => undefined)
  const question = { text, language, history: [], deepThink: false, internetSearch: true }
  const events = await Array.fromAsync(engine.answer(question, new AbortController().signal))
  return events.map((event) => (event.event === 'message' ? event.content : '')).join('')
}

test('two parts about one asset draw its card once', async () => {
  const text = await answerTo('bitcoin: its market profile, supply and all-time high', 'en')
  expect(text).toContain('All-time low')
  expect(text.match(/^\| Bitcoin \(BTC\)/gm)).toHaveLength(1)
})

test.each([
  ['zh', '余额'],
  ['en', 'holds'],
] as const)('an address alone is answered in the reader’s language: %s', async (language, says) => {
  expect(await answerTo(WALLET, language)).toContain(says)
})

test.each([
  'tell me about Solana',
  'tell me about Solana and its price',
  'what is staking and what does ETH pay now',
  'what is BTC and what does it cost',
  'Bitcoin price',
  'compare SOL and AVAX',
  'TVL of Aave and what is it',
  'gas now',
  'fear and greed',
])('an English question of a Chinese reader is answered in English alone: %s', async (text) => {
  const answer = await answerTo(text, 'zh')
  expect(answer.length).toBeGreaterThan(40)
  expect(answer).not.toMatch(/\p{Script=Han}/u)
})

test.each([
  '介绍一下 Solana',
  '质押是什么，ETH 现在收益多少',
  'BTC是什么，多少钱',
  '比较 SOL 和 AVAX',
])('a Chinese question of an English reader is answered in Chinese: %s', async (text) => {
  const lines = (await answerTo(text, 'en')).split('\n').filter((line) => /[a-z] [a-z]/.test(line))
  // What a provider says of an asset is quoted, and a table has names.
  const own = lines.filter((line) => !/^[>|]/.test(line))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([])
})
