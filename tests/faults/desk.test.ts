import { ask, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BITCOIN_ADDRESS, WALLET } from '../fakes/fake-chains.ts'
import { startFakeSources } from '../fakes/fake-sources.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import {
  SOURCE_FAULTS,
  type SpoiledSources,
  startSpoiledSources,
} from '../fakes/spoiled-sources.ts'
import { newUser } from '../fixtures/users.ts'
import { DESK_KINDS } from './desk-questions.ts'
import { recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const shared = new AsyncDisposableStack()
afterAll(() => shared.disposeAsync())

async function serverWith(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const store = shared.use(await newStore('postgresql'))
  return shared.use(await startServer({ ...store, env: { ...store.env, ...env } }))
}

/** The answers to questions of one topic, by somebody new. */
async function answersOf(server: ServerProcess, questions: readonly string[]) {
  const client = (await newUser(server)).at(server)
  const topics_id = newId()
  const answers = []
  for (const question of questions) {
    const asked = { question, topics_id, deepthink: false, internet_search: true }
    const recorded = recordAnswer(ask(asked, { client }), topics_id)
    await recorded.ended
    expect([question, recorded.failure, recorded.state.status]).toEqual([question, null, 'done'])
    answers.push(recorded.state)
  }
  return answers
}

describe('without a model', () => {
  let server: ServerProcess
  beforeAll(async () => {
    const sources = shared.use(await startFakeSources())
    server = await serverWith(sources.env)
  })

  describe.each(['zh', 'en'] as const)('in %s', (language) => {
    test.each(DESK_KINDS)('$kind: figures say where they are from', async (given) => {
      const questions = given[language]
      const answers = await answersOf(
        server,
        questions.map((question) => question.ask),
      )
      for (const [at, { figure, says }] of questions.entries()) {
        const { text = '', figures } = answers[at] ?? {}
        if (says) expect(text).toMatch(says)
        if (!figure) continue
        const points = [...text]
        const named = figures?.figures.filter(
          ({ start, end }) => points.slice(start, end).join('') === figure,
        )
        expect([
          text,
          named?.map(({ source, formula }) => `${source.name} ${formula}`).join(),
        ]).toEqual([text, expect.stringMatching(given.source)])
        const { basis, checked = 0, found = 0 } = figures?.check ?? {}
        expect([text, basis, found]).toEqual([text, 'lookups', checked])
      }
    })
  })

  test('of an amount in the question nobody else is said to have given it', async () => {
    const [answer] = await answersOf(server, ['how much is 2 BTC now'])
    const inputs = answer?.figures?.figures.flatMap((figure) => figure.inputs ?? [])
    expect(inputs?.map(({ name, source }) => [name, source.name])).toEqual([
      ['Amount', 'Coinquiry'],
      ['Price', 'CoinGecko'],
    ])
  })
})

/** What each provider is asked, and what an answer says where that failed. */
const FAILING = [
  ['BTC price', 'Market data could not be read', '大饼现在多少钱？', '未能读取行情数据'],
  ['TVL of Aave', 'DeFi data could not be read', 'Aave 的 TVL 是多少', '未能读取 DeFi 数据'],
  ['USDC yield on Aave', 'DeFi data could not be read', 'USDT脱锚了吗', '未能读取 DeFi 数据'],
  [
    ...[`balance of ${BITCOIN_ADDRESS}`, 'Chain data could not be read'],
    ...[`${WALLET} 里有多少钱`, '未能读取链上数据'],
  ],
  ['fear and greed index', 'Sentiment data could not be read', '恐慌贪婪指数', '未能读取情绪数据'],
  ['any news on bitcoin?', 'The news could not be read', '比特币最新消息', '未能读取新闻'],
] as const

describe('providers that fail, all at once', () => {
  let sources: SpoiledSources
  let server: ServerProcess
  beforeAll(async () => {
    sources = shared.use(await startSpoiledSources('half'))
    server = await serverWith(sources.env)
  })

  // In this order: a reading that came is remembered, and who wants to be left alone is.
  test.each(SOURCE_FAULTS.filter((fault) => fault !== 'hostile'))(
    '%s costs each answer one sentence, and nothing of the provider is said',
    async (fault) => {
      sources.fault = fault
      const asked = FAILING.flatMap(([en, failed, zh, unread]) => [
        [en, failed] as const,
        [zh, unread] as const,
      ])
      const said = await Promise.all(
        asked.map(async ([question, sentence]) => {
          const [answer] = await answersOf(server, [question])
          return { question, sentence, text: answer?.text ?? '', found: answer?.sources ?? [] }
        }),
      )
      for (const { question, sentence, text, found } of said) {
        expect([question, text]).toEqual([question, expect.stringContaining(sentence)])
        expect(text).not.toMatch(/private|fake-market-key|127\.0\.0\.1|undefined|NaN/)
        expect([question, found]).toEqual([question, []])
      }
    },
  )
})

test('hostile texts of providers are plain in an answer, and no links', async () => {
  const sources = shared.use(await startSpoiledSources('hostile'))
  const server = await serverWith(sources.env)
  for (const [en, , zh] of FAILING) {
    for (const question of [en, zh]) {
      const [answer] = await answersOf(server, [question])
      const said = [
        answer?.text ?? '',
        ...(answer?.sources ?? []).flatMap(({ title, excerpt = '' }) => [title, excerpt]),
      ].join('\n')
      expect(said).not.toMatch(
        /<script|[\u202a-\u202e\u2066-\u2069]|\[click\]\(|https?:\/\/evil|A{1300}/,
      )
    }
  }
})
