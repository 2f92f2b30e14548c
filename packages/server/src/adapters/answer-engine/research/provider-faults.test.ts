import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BITCOIN_ADDRESS, REAL_USDT, WALLET } from '../../../../../../tests/fakes/fake-chains.ts'
import {
  SOURCE_FAULTS,
  type SpoiledSources,
  startSpoiledSources,
} from '../../../../../../tests/fakes/spoiled-sources.ts'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import type { EngineEvent } from '../../../ports.ts'
import { createLiveData } from '../../live-data.ts'
import { openAiEngine } from '../openai/openai-engine.ts'
import { noPages } from '../openai/testing/no-pages.ts'
import { joined, question } from '../openai/testing/questions.ts'
import { DONE, delta, ScriptedModel, streaming } from '../openai/testing/scripted-model.ts'
import type { Source } from './tool.ts'

/** What each provider is asked by a model, and what an answer says where that failed. */
const ASKED = {
  'CoinGecko, prices': ['market_data', { assets: ['BTC'] }, 'Market data could not be read.'],
  'CoinGecko, profiles': ['asset_profile', { asset: 'BTC' }, 'Market data could not be read.'],
  'CoinGecko, rankings': ['rank_assets', { by: 'volume' }, 'Market data could not be read.'],
  'CoinGecko, exchanges': [
    'market_overview',
    { what: 'exchanges' },
    'Market data could not be read.',
  ],
  'DefiLlama, protocols': [
    'defi_data',
    { what: 'largest_protocols' },
    'DeFi data could not be read.',
  ],
  'DefiLlama, pools': ['defi_data', { what: 'yields' }, 'DeFi data could not be read.'],
  Esplora: [
    'chain_lookup',
    { what: 'address', id: BITCOIN_ADDRESS },
    'Chain data could not be read.',
  ],
  'Blockscout, addresses': [
    'chain_lookup',
    { what: 'address', id: WALLET },
    'Chain data could not be read.',
  ],
  'Blockscout, tokens': [
    'chain_lookup',
    { what: 'token', id: REAL_USDT },
    'Chain data could not be read.',
  ],
  'Blockscout, names': [
    'chain_lookup',
    { what: 'address', id: 'vault.eth' },
    'Chain data could not be read.',
  ],
  'Alternative.me': ['sentiment', {}, 'Sentiment data could not be read.'],
  News: ['news', {}, 'The news could not be read.'],
} as const
type Provider = keyof typeof ASKED
const PROVIDERS = Object.keys(ASKED) as Provider[]

let sources: SpoiledSources
beforeAll(async () => {
  sources = await startSpoiledSources('hang')
})
afterAll(() => sources[Symbol.asyncDispose]())

async function answered(provider: Provider) {
  const [name, given] = ASKED[provider]
  const reported: string[] = []
  await using model = await ScriptedModel.start((response, request, body) => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
    const result = messages.find(({ role }) => role === 'tool')
    if (result) reported.push(result.content)
    const call = { index: 0, id: 'a', function: { name, arguments: JSON.stringify(given) } }
    const turn = result ? delta({ content: 'This is the answer.' }) : delta({ tool_calls: [call] })
    return streaming(turn + DONE)(response, request, body)
  })
  const errors: unknown[] = []
  const engine = openAiEngine(model.endpoint(), {
    search: null,
    classOf: () => 'unknown',
    pages: noPages,
    data: createLiveData(readEnv(sources.env)),
    now: () => new Date(),
    report: (_, error) => errors.push(error),
  })
  const asked = question({ internetSearch: true, deepThink: false })
  const events = joined(await Array.fromAsync(engine.answer(asked, new AbortController().signal)))
  const text = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
  return { text, reported: reported[0] ?? '', errors, cited: sourcesOf(events) }
}

const sourcesOf = (events: readonly EngineEvent[]): readonly Source[] =>
  events.flatMap((event) => (event.event === 'sources' ? event.items : []))

describe.each(SOURCE_FAULTS.filter((each) => each !== 'hostile'))('%s', (given) => {
  it.each(PROVIDERS)('from %s costs an answer one sentence', async (provider) => {
    sources.fault = given
    const limit = AbortSignal.timeout.bind(AbortSignal)
    // No reading may take longer than this, so that nothing has to be waited for.
    using _ = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => limit(given === 'hang' ? 40 : ms))
    const before = sources.requests
    const { text, reported, errors, cited } = await answered(provider)
    expect(text).toBe(`This is the answer.\n\n*${ASKED[provider][2]}*`)
    expect(errors).toEqual([expect.any(DataFailure)])
    expect([reported, String(errors)].join()).not.toMatch(/private|fake-market-key|proapi/)
    expect(JSON.parse(reported)).toMatchObject({ error: expect.stringContaining('failed') })
    expect(cited).toEqual([])
    // Whoever says that it wants to be left alone for a minute is not asked again.
    if (given === 429) expect(sources.requests - before).toBeLessThanOrEqual(3)
  })
})

it.each(PROVIDERS)(
  'hostile texts from %s are plain and bounded, and no links',
  async (provider) => {
    sources.fault = 'hostile'
    const { text, reported, cited } = await answered(provider)
    expect(text).toMatch(/^This is the answer\.(?:\n\n\*[\w ]+\.\*)?$/)
    for (const said of [
      reported,
      ...cited.flatMap(({ title, excerpt = '' }) => [title, excerpt]),
    ]) {
      expect(said).not.toMatch(
        /[<\u202a-\u202e\u2066-\u2069\u200b]|\]\(|https?:\/\/evil|data:x|A{1300}/,
      )
    }
    expect(reported.length).toBeLessThan(30_000)
    for (const { title, excerpt = '', url } of cited) {
      expect(title.length).toBeLessThan(300)
      expect(excerpt.length).toBeLessThan(1200)
      expect(new URL(url).hostname).not.toContain('evil')
    }
  },
)
