import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeMarket, startFakeMarket } from '../../../../../../tests/fakes/fake-market.ts'
import { readEnv } from '../../../env.ts'
import type { AnswerEngine } from '../../../ports.ts'
import { createLiveData } from '../../live-data.ts'
import { openAiEngine } from './openai-engine.ts'
import { noPages } from './testing/no-pages.ts'
import { joined, question } from './testing/questions.ts'
import { DONE, delta, ScriptedModel, streaming } from './testing/scripted-model.ts'

interface Call {
  readonly name: string
  /** A text is sent as it is. */
  readonly arguments: unknown
}

let market: FakeMarket
beforeAll(async () => {
  market = await startFakeMarket()
})
afterAll(() => market[Symbol.asyncDispose]())

const ANSWER = 'This is the answer.'

/** A model that makes these calls at once, or none, and then answers; what was reported to it of each. */
async function modelThat(calls: readonly Call[]) {
  const reported: object[] = []
  const model = await ScriptedModel.start((response, request, body) => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
    const results = messages.filter(({ role }) => role === 'tool')
    reported.push(...results.map(({ content }) => JSON.parse(content)))
    const isDone = results.length > 0 || calls.length === 0
    return streaming((isDone ? delta({ content: ANSWER }) : written(calls)) + DONE)(
      response,
      request,
      body,
    )
  })
  const engine = openAiEngine(model.endpoint(), {
    search: null,
    classOf: () => 'unknown',
    pages: noPages,
    data: createLiveData(readEnv(market.env)),
    now: () => new Date(),
    report: (what, error) => expect.unreachable(`${what}: ${error}`),
  })
  return { engine, reported, [Symbol.asyncDispose]: () => model[Symbol.asyncDispose]() }
}

const written = (calls: readonly Call[]) =>
  delta({
    tool_calls: calls.map(({ name, arguments: given }, index) => ({
      ...{ index, id: `call-${index}` },
      function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
    })),
  })

async function answerOf(engine: AnswerEngine) {
  const asked = question({ internetSearch: true, deepThink: false, text: 'What does BTC cost?' })
  const events = joined(await Array.fromAsync(engine.answer(asked, new AbortController().signal)))
  const text = events.flatMap((event) => (event.event === 'message' ? event.content : [])).join('')
  const sources = events.flatMap((event) => (event.event === 'sources' ? event.items : []))
  return { text, sources }
}

const price = (...assets: readonly string[]) => ({ name: 'market_data', arguments: { assets } })

it.each([
  ['no JSON', [{ name: 'market_data', arguments: '{"assets": [' }], /cannot be understood/],
  ['wrong types', [{ name: 'market_data', arguments: { assets: 7 } }], /cannot be understood/],
  ['no arguments', [{ name: 'asset_profile', arguments: '' }], /cannot be understood/],
  ['another tool', [{ name: 'buy_bitcoin', arguments: {} }], /no such tool/],
] as const)('a model that calls with %s hears of it, and answers', async (_, calls, error) => {
  await using model = await modelThat(calls)
  const before = market.requests.length
  expect(await answerOf(model.engine)).toEqual({ text: ANSWER, sources: [] })
  expect(model.reported).toMatchObject([{ error: expect.stringMatching(error) }])
  expect(market.requests).toHaveLength(before)
})

it.each([
  [price('nowhere-coin'), { note: expect.stringContaining('None of these assets is known') }],
  [{ name: 'price_history', arguments: { asset: 'nowhere-coin' } }, { note: expect.any(String) }],
  [
    { name: 'asset_profile', arguments: { asset: 'imitation' } },
    { candidates: [{ name: 'Bitcoin Imitation' }] },
  ],
])('an unknown asset is no failure: %j', async (call, reported) => {
  await using model = await modelThat([call])
  expect(await answerOf(model.engine)).toEqual({ text: ANSWER, sources: [] })
  expect(model.reported).toMatchObject([reported])
})

it('six calls at once are made, and those beyond are answered', async () => {
  const names = ['btc', 'eth', 'usdt', 'sol', 'aave', 'bitcoin', 'tether']
  await using model = await modelThat(names.map((name) => price(name)))
  const { text, sources } = await answerOf(model.engine)
  expect(text).toBe(
    `${ANSWER}\n\n*Left out: \`market data: tether\` (more look-ups than one answer makes).*`,
  )
  // The sixth is the first by another name.
  expect(sources.map(({ title }) => title.split(' ')[0])).toEqual([
    ...['Bitcoin', 'Ethereum', 'Tether', 'Solana', 'Aave'],
  ])
  expect(model.reported).toHaveLength(7)
  expect(model.reported[6]).toMatchObject({ error: expect.stringContaining('No more calls') })
})

it('a model that calls nothing answers without a source and without a request', async () => {
  await using model = await modelThat([])
  const before = market.requests.length
  expect(await answerOf(model.engine)).toEqual({ text: ANSWER, sources: [] })
  expect(market.requests).toHaveLength(before)
})

it('ten people who ask for one price at once make one request', async () => {
  await using model = await modelThat([price('BTC')])
  const before = market.requests.length
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(model.engine)))
  expect(answers.map(({ sources }) => sources.length)).toEqual(Array(10).fill(1))
  const asked = market.requests.slice(before).map(({ url }) => url.pathname)
  // What BTC is, which is known for an hour, and what it costs.
  expect(asked).toEqual(['/api/v3/search', '/api/v3/coins/markets'])
})
