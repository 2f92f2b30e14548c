import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeMarket, startFakeMarket } from '../../../../../tests/fakes/fake-market.ts'
import { startFakeNews } from '../../../../../tests/fakes/fake-news.ts'
import { testDatabase } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type McpWorld, mcpWorld } from './testing/mcp-world.ts'

const open = testDatabase()
const OWN = ['ask', 'read_topic', 'handbook_search', 'calculate']

let market: FakeMarket
let world: McpWorld
const shared = new AsyncDisposableStack()
beforeAll(async () => {
  market = shared.use(await startFakeMarket())
  const news = shared.use(await startFakeNews())
  world = shared.use(await mcpWorld(open(), { ...market.env, ...news.env }))
  world.engine.onQuestion = (answer) => {
    answer.say(message('A fee.'))
    answer.finish()
  }
})
afterAll(() => shared.disposeAsync())
beforeEach(() => {
  market.fault = null
})

async function connected(language = 'en', to = world) {
  const { token } = await to.person()
  return to.connect(token, 'auto', language)
}

test('only what is configured is offered, and everything but ask says that it only reads', async () => {
  await using bare = await mcpWorld(open())
  const ofBare = await connected('en', bare)
  const ofFull = await connected()
  const few = (await ofBare.listTools()).tools
  const { tools } = await ofFull.listTools()
  expect(few.map(({ name }) => name)).toEqual(OWN)
  expect(tools.map(({ name }) => name)).toEqual([
    ...[...OWN, 'market_data', 'price_history', 'asset_profile', 'rank_assets', 'market_overview'],
    'news',
  ])
  const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint)
  expect(writing.map(({ name }) => name)).toEqual(['ask'])
  expect(tools.every(({ annotations }) => annotations?.destructiveHint === false)).toBe(true)
})

test('the list of tools is small, for clients put it into the context of each conversation', async () => {
  const client = await connected()
  const { tools } = await client.listTools()
  expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(15_000)
})

describe('a look-up', () => {
  test('gives figures with their sources and times', async () => {
    const client = await connected()
    const { structuredContent, content } = await client.callTool({
      name: 'market_data',
      arguments: { assets: ['bitcoin'] },
    })
    expect(structuredContent).toMatchObject({
      data: { quotes: [{ n: 1, name: 'Bitcoin' }] },
      sources: [{ index: 1, url: expect.stringContaining('http') }],
      figures: [
        {
          kind: 'price',
          unit: 'USD',
          asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          source: { name: 'CoinGecko' },
        },
        { kind: 'change' },
        { kind: 'market' },
      ],
    })
    const [part] = content
    expect(part?.type === 'text' && JSON.parse(part.text)).toEqual(structuredContent)
  })

  test.each([
    ['en', 'Market data could not be read.'],
    ['zh', '未能读取行情数据。'],
  ])('of a source that fails says so in %s, and the operator why', async (language, text) => {
    market.fault = 500
    const client = await connected(language)
    const found = await client.callTool({
      name: 'market_data',
      arguments: { assets: ['ethereum'] },
    })
    expect(found).toMatchObject({ isError: true, content: [{ type: 'text', text }] })
    expect(JSON.stringify(world.logged('error'))).toContain('500')
  })

  test('of many unknown assets leaves others some of the minute of a source', async () => {
    await using fresh = await mcpWorld(open(), market.env)
    const ask = async (client: Awaited<ReturnType<typeof connected>>, assets: string[]) =>
      (await client.callTool({ name: 'market_data', arguments: { assets } })).isError ?? false
    const [greedy, other] = [await connected('en', fresh), await connected('en', fresh)]
    // Each contract is looked for at five chains.
    const unknown = (n: number) => `0x${String(n).padStart(40, '0')}`
    const refused = []
    for (let n = 0; n < 7; n += 1) refused.push(await ask(greedy, [unknown(n)]))
    expect(refused).toEqual([false, false, false, false, true, true, true])
    expect(await ask(other, ['bitcoin'])).toBe(false)
  })

  test('whose arguments cannot be understood says so', async () => {
    const client = await connected()
    const found = await client.callTool({ name: 'market_data', arguments: { assets: 7 } })
    expect(found).toMatchObject({
      isError: true,
      structuredContent: { error_key: 'error.badRequest' },
    })
  })
})

describe('on this machine', () => {
  test('the handbook is searched in either language, and says nothing of other fields', async () => {
    const client = await connected()
    const search = async (query: string, more: object) => {
      const { structuredContent } = await client.callTool({
        name: 'handbook_search',
        arguments: { query, ...more },
      })
      return (structuredContent as { entries: Record<string, unknown>[] }).entries
    }
    const [en] = await search('What is impermanent loss?', { limit: 1 })
    const [zh] = await search('What is impermanent loss?', { limit: 1, language: 'zh' })
    expect(en).toMatchObject({ title: expect.stringMatching(/impermanent loss/i) })
    expect(zh?.slug).toBe(en?.slug)
    expect(String(zh?.title)).toMatch(/\p{Script=Han}/u)
    for (const part of ['summary', 'updated', 'sections', 'sources'])
      expect(en).toHaveProperty(part)
    const [asked] = await search('什么是无常损失？', { limit: 1 })
    expect(asked?.title).toBe(zh?.title)
    expect(await search('How do I bake bread?', {})).toEqual([])
    expect(await search('staking', { limit: 2 })).toHaveLength(2)
  })

  test('a sum gives exact results with their formulas, and says which input is wrong', async () => {
    const client = await connected()
    const compute = (inputs: object, language: string) =>
      client.callTool({
        name: 'calculate',
        arguments: { calculator: 'percentage', inputs, language },
      })
    expect((await compute({ whole: '0.3', percent: 10 }, 'en')).structuredContent).toMatchObject({
      results: [
        { name: 'portion', value: '0.03', formula: 'whole × percent' },
        { name: 'rest', value: '0.27' },
      ],
    })
    const en = await compute({ percent: 10 }, 'en')
    const zh = await compute({ whole: -1, percent: 10 }, 'zh')
    expect(en).toMatchObject({ isError: true, structuredContent: { wrong: [{ input: 'whole' }] } })
    expect(zh).toMatchObject({ isError: true, structuredContent: { wrong: [{ input: 'whole' }] } })
    expect(JSON.stringify(zh.content)).toMatch(/\p{Script=Han}/u)
  })

  test('a topic is read as Markdown, by its owner and by others once it is public', async () => {
    const client = await connected()
    const other = await connected()
    const asked = await client.callTool({ name: 'ask', arguments: { question: 'What is gas?' } })
    const { topic_id } = asked.structuredContent as { topic_id: string }
    const read = (by: typeof client) => by.callTool({ name: 'read_topic', arguments: { topic_id } })
    const own = await read(client)
    const [part] = own.content
    expect(part?.type === 'text' && part.text).toMatch(/What is gas\?[\s\S]*A fee\./)
    expect((await read(other)).isError).toBe(true)
    await open()
      .db.updateTable('topics')
      .set({ public_permission: 1, share_token: 'a-token' })
      .where('id', '=', topic_id)
      .execute()
    expect((await read(other)).content).toEqual(own.content)
  })
})
