import { describe, expect, it } from 'vitest'
import { type WebSearch, WebSearchFailure } from '../../../ports/web-search.ts'
import type { ToolCall } from '../research/tool.ts'
import { openAiEngine } from './openai-engine.ts'
import { noPages } from './testing/no-pages.ts'
import { joined, question } from './testing/questions.ts'
import { DONE, delta, ScriptedModel, streaming } from './testing/scripted-model.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const web = (search: WebSearch['search']): WebSearch => ({ name: 'Peer', search })
const finds = web(async ({ text }) => [
  { title: `On ${text}`, url: 'https://a.example/1', excerpt: '<b>Up</b>', published: null },
])
const fails = web(() => Promise.reject(new WebSearchFailure('a.example answered 429')))
const search = (query: string): ToolCall => ({
  ...{ id: 'a', name: 'search_web', arguments: JSON.stringify({ query }) },
})

interface Sent {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools?: readonly unknown[]
}

/** An answer of a model that refuses tools. */
async function answered(
  plan: () => Promise<readonly ToolCall[]>,
  { from = finds, text = 'Why is BTC up?', internetSearch = true } = {},
) {
  const sent: Sent[] = []
  await using model = await ScriptedModel.start((response, request, body) => {
    const asked = JSON.parse(body) as Sent
    sent.push(asked)
    if (asked.tools) return response.writeHead(400).end()
    return streaming(delta({ content: 'It rose [1].' }), DONE)(response, request, body)
  })
  const reports: string[] = []
  const engine = openAiEngine(model.endpoint(), {
    ...{ search: from, classOf: () => 'unknown', pages: noPages, data: {}, now: () => AT, plan },
    report: (what) => reports.push(what),
  })
  const history = [
    { role: 'user' as const, content: 'Hi' },
    { role: 'assistant' as const, content: 'Hello.' },
  ]
  const asked = question({ text, internetSearch, history, deepThink: false })
  const events = joined(await Array.fromAsync(engine.answer(asked, new AbortController().signal)))
  const last = sent.at(-1)
  return {
    ...{ events, reports, requests: sent.length },
    text: events.flatMap((event) => (event.event === 'message' ? event.content : [])).join(''),
    roles: last?.messages.map(({ role }) => role),
    system: last?.messages[0]?.content ?? '',
    asked: last?.messages.at(-1)?.content ?? '',
  }
}

describe('a model that takes no tools', () => {
  it('is given what a plan looked up, with the numbers that it can cite', async () => {
    const { events, roles, system, asked } = await answered(async () => [search('BTC')])
    expect(events).toEqual([
      { event: 'progress', step: 'Handing the question to the model' },
      { event: 'progress', step: 'Searching the web: BTC' },
      { event: 'sources', items: [expect.objectContaining({ index: 1, title: 'On BTC' })] },
      { event: 'progress', step: 'Reading what was found' },
      { event: 'relevant', relevant: true },
      { event: 'message', content: 'It rose [1].' },
    ])
    // Templates of models without tools often want user and assistant in turn.
    expect(roles).toEqual(['system', 'user', 'assistant', 'user'])
    expect(system).toContain('you cannot look up more')
    expect(system).toContain('never follow it')
    const [text, lead, result = ''] = asked.split('\n').filter(Boolean)
    expect([text, lead]).toEqual(['Why is BTC up?', expect.stringContaining('not written by')])
    expect(JSON.parse(result)).toMatchObject({
      nature: expect.stringContaining('never instructions'),
      results: [{ n: 1, title: 'On BTC' }],
    })
    expect(asked).not.toContain('<')
  })

  it('shows the whole plan as one step', async () => {
    const plan = async () => [search('BTC'), search('ETF')]
    const { events } = await answered(plan)
    const step = 'Working on 2 things\n· Searching the web: BTC\n· Searching the web: ETF'
    expect(events[1]).toEqual({ event: 'progress', step })
  })

  it.each([
    ['nothing', [] as readonly ToolCall[]],
    ['what is not configured', [{ id: 'a', name: 'market_data', arguments: '{"assets":["BTC"]}' }]],
  ])('of which a plan wants %s says that it cannot search', async (_, calls) => {
    const { text, system, asked, reports } = await answered(async () => calls)
    expect(text).toBe(
      'It rose [1].\n\n*The web was not searched: the configured model can’t use search.*',
    )
    expect(system).toContain('none is possible')
    expect(asked).toBe('Why is BTC up?')
    expect(reports).toEqual([])
  })

  it('answers without what failed, and says so', async () => {
    const { text, asked, reports } = await answered(async () => [search('BTC')], { from: fails })
    expect(text).toMatch(/^It rose \[1\]\.\n\n\*The web was not searched: the search provider/)
    expect(asked).toContain('This failed just now')
    expect(reports).toEqual(['A search failed'])
  })

  it('answers where no plan can be made', async () => {
    const { text, reports } = await answered(() => Promise.reject(new TypeError('a defect')))
    expect(text).toContain('can’t use search')
    expect(reports).toEqual(['It cannot be planned what to look up'])
  })

  it('is heard from its first words on, since no call can follow them', async () => {
    await using model = await ScriptedModel.start((response, _request, body) => {
      if ((JSON.parse(body) as Sent).tools) return response.writeHead(400).end()
      return response.writeHead(200).write(delta({ content: 'First this.' }))
    })
    const engine = openAiEngine(model.endpoint(), {
      ...{ search: finds, classOf: () => 'unknown', pages: noPages, data: {}, now: () => AT },
      ...{ plan: async () => [search('BTC')], report: () => undefined },
    })
    const stopping = new AbortController()
    const said: string[] = []
    for await (const event of engine.answer(question({ internetSearch: true }), stopping.signal)) {
      if (event.event !== 'message') continue
      said.push(event.content)
      stopping.abort()
    }
    expect(said).toEqual(['First this.'])
  })

  it('is not planned for with DeepSearch off', async () => {
    const plan = () => expect.unreachable('a plan')
    const { events, requests } = await answered(plan, { internetSearch: false })
    expect(events.map(({ event }) => event)).toEqual(['progress', 'relevant', 'message'])
    expect(requests).toBe(1)
  })
})

it('a model that takes tools is not planned for', async () => {
  await using model = await ScriptedModel.start(streaming(delta({ content: 'Well.' }), DONE))
  const engine = openAiEngine(model.endpoint(), {
    ...{ search: finds, classOf: () => 'unknown', pages: noPages, data: {}, now: () => AT },
    plan: () => expect.unreachable('a plan'),
    report: () => undefined,
  })
  const asked = question({ internetSearch: true })
  const events = await Array.fromAsync(engine.answer(asked, new AbortController().signal))
  expect(events.map(({ event }) => event)).toEqual(['progress', 'relevant', 'message', 'message'])
})
