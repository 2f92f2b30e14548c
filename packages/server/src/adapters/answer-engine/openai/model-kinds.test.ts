import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FakeModel, startFakeModel } from '../../../../../../tests/fakes/fake-model.ts'
import { ANALYSIS, MODEL_KINDS, type ModelKind } from '../../../../../../tests/fakes/model-kinds.ts'
import { TokenMeter } from '../../../domain/tokens.ts'
import type { EngineEvent } from '../../../ports.ts'
import { DEFAULT_TIMEOUTS } from './endpoint.ts'
import { openAiEngine } from './openai-engine.ts'
import { noPages } from './testing/no-pages.ts'
import { joined, question } from './testing/questions.ts'

let model: FakeModel
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model[Symbol.asyncDispose]())

let queries: string[]
beforeEach(() => {
  queries = []
})

const ANSWER = `It rose today [1], and fell before [2]. ${'So it goes. '.repeat(20)}`.trim()
const QUERIES = ['BTC today', 'BTC before']
const CALLS = QUERIES.map((query) => ({ name: 'search_web', arguments: { query } }))

async function answered(kind: ModelKind, modes: { deepThink: boolean; internetSearch: boolean }) {
  const text = `${kind.name}, ${JSON.stringify(modes)}?`
  model.answer(text, kind.answering(CALLS, ANSWER))
  const { AI_BASE_URL: baseUrl = '' } = model.env
  const endpoint = {
    ...{ baseUrl, apiKey: null, model: 'fake' },
    ...{ timeouts: DEFAULT_TIMEOUTS, usage: { isRefused: false } },
  }
  const engine = openAiEngine(endpoint, {
    search: {
      name: 'Peer',
      async search({ text }) {
        queries.push(text)
        const url = `https://a.example/${queries.length}`
        return [{ title: text, url, excerpt: text, published: null }]
      },
    },
    ...{ classOf: () => 'unknown', pages: noPages, data: {}, now: () => new Date() },
    plan: async () =>
      CALLS.map((call, at) => ({
        ...{ id: String(at), name: call.name, arguments: JSON.stringify(call.arguments) },
      })),
    report: (what, error) => expect.unreachable(`${what}: ${error}`),
  })
  const meter = new TokenMeter()
  const { signal } = new AbortController()
  const events = engine.answer(question({ text, ...modes }), signal, meter)
  return {
    events: joined(await Array.fromAsync(events)),
    tokens: meter.total,
    requests: model.requestsFor(text),
  }
}

const textOf = (events: readonly EngineEvent[], wanted: 'think' | 'message') =>
  events.flatMap((event) => (event.event === wanted ? event.content : [])).join('')

const modes = [true, false].flatMap((deepThink) =>
  [true, false].map((internetSearch) => ({ deepThink, internetSearch })),
)
const cases = MODEL_KINDS.flatMap((kind) =>
  modes.map((mode) => ({ kind, name: kind.name, ...mode })),
)

it.each(cases)(
  'a model that $name, DeepThink $deepThink, DeepSearch $internetSearch',
  async ({ kind, name: _, ...mode }) => {
    const { events, tokens, requests } = await answered(kind, mode)
    const names = events.map(({ event }) => event).join(' ')
    const isShown = mode.deepThink && kind.thinks
    expect(names).toMatch(
      isShown
        ? /^progress (?:think |sources |progress )*thinkEnd relevant message$/
        : /^progress (?:sources |progress )*relevant message$/,
    )
    expect(textOf(events, 'message')).toBe(ANSWER)
    // Each turn thinks anew.
    expect(textOf(events, 'think').replaceAll(ANALYSIS, '').trim()).toBe('')
    expect(textOf(events, 'think').includes(ANALYSIS)).toBe(isShown)

    expect(queries).toEqual(mode.internetSearch ? QUERIES : [])
    const found = events.findLast(({ event }) => event === 'sources')
    const titles = found?.event === 'sources' ? found.items.map(({ title }) => title) : []
    expect(titles).toEqual(queries)
    // What cannot be used is not offered again.
    const isOffered = mode.internetSearch && kind.takesTools
    expect((requests.at(-1)?.offered ?? []).length > 0).toBe(isOffered)
    if (!mode.internetSearch) expect(requests.flatMap(({ offered }) => offered)).toEqual([])

    expect(Math.min(tokens.input, tokens.output)).toBeGreaterThan(0)
    expect(tokens.isEstimated).toBe(!kind.reportsUsage)
  },
)
