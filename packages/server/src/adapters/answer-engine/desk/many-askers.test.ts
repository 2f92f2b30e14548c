import { expect, it } from 'vitest'
import { startFakeMarket } from '../../../../../../tests/fakes/fake-market.ts'
import { readEnv } from '../../../env.ts'
import { createAnswerEngine } from '../answer-engine.ts'

it('reads one price once for ten who ask at the same time', async () => {
  await using market = await startFakeMarket()
  const failures: unknown[] = []
  const engine = await createAnswerEngine(readEnv(market.env), (_what, error) =>
    failures.push(error),
  )
  const ask = async (text: string) => {
    const question = {
      ...{ text, history: [], deepThink: false, internetSearch: true },
      language: 'en' as const,
    }
    const events = await Array.fromAsync(engine.answer(question, new AbortController().signal))
    return events.flatMap((event) => (event.event === 'message' ? [event.content] : [])).join('')
  }
  const askers = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'BTC price' : '大饼现在多少钱？'))
  const answers = await Promise.all(askers.map(ask))
  for (const answer of answers) expect(answer).toContain('91,234.50')
  expect(market.requests.map(({ url }) => url.pathname)).toEqual([
    // Which asset it is, and its price.
    '/api/v3/search',
    '/api/v3/coins/markets',
  ])
  expect(failures).toEqual([])
})
