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
  const engine = createAnswerEngine(readEnv(fake.env), () => undefined)
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
