import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BITCOIN_ADDRESS,
  EVM_HASH,
  FALSE_USDT,
  WALLET,
} from '../../../../../../tests/fakes/fake-chains.ts'
import { type FakeSources, startFakeSources } from '../../../../../../tests/fakes/fake-sources.ts'
import { figuresOf } from '../../../domain/figures/answer-figures.ts'
import { readEnv } from '../../../env.ts'
import type { AnswerEngine, Turn } from '../../../ports.ts'
import { createLiveData } from '../../live-data.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { Desk } from './desk.ts'
import { deskEngine } from './desk-engine.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
let sources: FakeSources
let engine: AnswerEngine
beforeAll(async () => {
  sources = await startFakeSources()
  const data = createLiveData(readEnv(sources.env))
  engine = deskEngine(
    new Desk({ data, names: loadKnownNames, now, report: () => undefined }),
    openHandbook,
  )
})
afterAll(() => sources[Symbol.asyncDispose]())

async function ask(text: string, history: readonly Turn[] = []) {
  const question = { text, history, deepThink: false, internetSearch: true } as const
  const events = await Array.fromAsync(
    engine.answer({ ...question, language: 'en' }, new AbortController().signal),
  )
  const found = events.flatMap((event) => (event.event === 'found' ? [event] : []))
  const answer = events.map((each) => (each.event === 'message' ? each.content : '')).join('')
  const figures = found.flatMap((each) => each.figures)
  const backing = { sources: [], question: text, earlier: [], handbook: [] }
  return {
    answer,
    ...figuresOf({ text: answer, kind: 'handbook', hasLooked: true, figures, ...backing }),
  }
}

async function turnsOf(asked: string): Promise<Turn[]> {
  const { answer } = await ask(asked)
  return [
    { role: 'user', content: asked },
    { role: 'assistant', content: answer },
  ]
}

const MARKET = 'CoinGecko'
const DEFI = 'DefiLlama'
const EVM = 'Blockscout'
const BITCOIN = 'Blockstream Explorer'

const drawn = { table: '| ---', chart: '```chart', card: '```card' } as const

interface Asked {
  readonly ask: string
  readonly after?: string
  /** What the answer has to say, beside its figure. */
  readonly says?: string | RegExp
  /** As it stands in the answer. */
  readonly figure: string
  /** Its source, or the formula by which it is computed of what was read. */
  readonly source: string
  /** How many numbers the handbook adds of its own. */
  readonly unread?: number
  readonly shows?: readonly (keyof typeof drawn)[]
}

/** Most kinds in both languages, some in one of them. */
const cases: readonly Asked[] = [
  {
    ...{ ask: '对比一下SOL和AAVE', figure: '181.30 美元', source: MARKET },
    ...{ shows: ['table', 'chart'], says: /SOL.*\+26\.62%/ },
  },
  { ask: '大饼现在多少钱？', figure: '91,234.50 美元', source: MARKET, says: '下跌 1.5%' },
  { ask: 'BTC 90天走势图', figure: '91,144.50 美元', source: MARKET, shows: ['chart'] },
  {
    ...{ ask: '换成一年', after: 'BTC 90天走势图', figure: '90,869.50 美元', source: MARKET },
    ...{ shows: ['chart'], says: '365 天' },
  },
  {
    ...{ ask: '比特币最近三年走势', figure: '90,869.50 美元', source: MARKET },
    ...{ shows: ['chart'], says: '近 365 天' },
  },
  { ask: '今天涨得最多的币', figure: '+25.5%', source: MARKET, shows: ['table'] },
  { ask: 'Aave 的 TVL 是多少', figure: '305 亿美元', source: DEFI },
  {
    ...{ ask: '它的手续费呢', after: 'Aave 的 TVL 是多少' },
    ...{ figure: '200,000.50 美元', source: DEFI, says: 'Aave' },
  },
  { ask: 'USDT脱锚了吗', figure: '1.0002 美元', source: DEFI },
  { ask: 'BTC资金费率现在多少', figure: '-0.0012%', source: MARKET, shows: ['table'] },
  { ask: '恐慌贪婪指数', figure: '23', source: 'Alternative.me', shows: ['table'], says: '恐慌' },
  { ask: '以太坊gas现在多少', figure: '0.35 gwei', source: EVM },
  {
    ...{ ask: `${WALLET} 里有多少钱`, figure: '77,231,416.001 ETH', source: EVM },
    ...{ shows: ['table', 'card'], says: '被标记为欺诈' },
  },
  {
    ...{ ask: `${FALSE_USDT} 是真的吗`, figure: '837,494', source: EVM },
    ...{ shows: ['card'], says: '不是 Tether' },
  },
  {
    ...{ ask: '下一次减半还有多久', figure: '125,400 个', source: '1050000 - height' },
    says: '2029-04-09',
  },
  {
    ...{ ask: '什么是质押，ETH现在年化多少', figure: '2.84%', source: DEFI },
    ...{ shows: ['card'], says: '质押就是锁定代币', unread: 1 },
  },
  { ask: 'What does bitcoin cost now?', figure: '$91,234.50', source: MARKET, says: 'down 1.5%' },
  { ask: 'price of BTC, ETH and SOL', figure: '$3,012.25', source: MARKET, shows: ['table'] },
  {
    ...{ ask: 'compare BTC, ETH, SOL, AAVE and USDT', figure: '$181.30', source: MARKET },
    ...{ shows: ['table', 'chart'], says: /SOL.*\+26\.62%/ },
  },
  { ask: 'chart of ETH over 90 days', figure: '$2,922.25', source: MARKET, shows: ['chart'] },
  {
    ...{ ask: 'make it a year', after: 'chart of ETH over 90 days' },
    ...{ figure: '$2,647.25', source: MARKET, shows: ['chart'] },
  },
  {
    ...{ ask: 'Compare BTC and ETH over the last 3 years', figure: '+13.79%', source: 'last' },
    ...{ shows: ['table', 'chart'], says: /Over 365 days ETH did best/ },
  },
  { ask: 'how much is 0.0000001 BTC now', figure: '$0.009123', source: 'amount × price' },
  { ask: 'what is trending', figure: '$142.70', source: MARKET, shows: ['table'] },
  { ask: 'top 10 DeFi coins by volume', figure: '$136 million', source: MARKET, shows: ['table'] },
  {
    ...{ ask: 'tell me about Solana', figure: '$142.70', source: MARKET },
    ...{ shows: ['card'], says: 'proof-of-stake' },
  },
  { ask: 'USDC yield on Aave', figure: '4.25%', source: DEFI, shows: ['table', 'card'] },
  { ask: 'bitcoin fees now', figure: '4.2 sat/vB', source: BITCOIN },
  { ask: `balance of ${BITCOIN_ADDRESS}`, figure: '1.5 BTC', source: BITCOIN },
  {
    ...{ ask: `did ${EVM_HASH} go through`, figure: '0.009853224 ETH', source: EVM },
    ...{ shows: ['table', 'card'], says: 'succeeded' },
  },
  {
    ask: 'if I had bought $100 of BTC every week for the last year',
    ...{ figure: '$5,310.66', source: 'bought × last price', says: '53 purchases' },
  },
]

describe('each kind of question is answered by figures that have their source', () => {
  it.each(cases)(
    '$ask',
    async ({ ask: text, after, says, figure, source, shows = [], unread = 0 }) => {
      const { answer, figures, check } = await ask(text, after ? await turnsOf(after) : [])
      if (says) expect(answer).toMatch(says)
      for (const drawing of shows) expect(answer).toContain(drawn[drawing])
      for (const { value, inputs = [] } of figures)
        for (const number of [value, ...inputs.map((input) => input.value)])
          expect(number).toMatch(/^-?\d+(\.\d+)?$/)
      expect(check).toMatchObject({ basis: 'lookups', checked: (check?.found ?? 0) + unread })
      const shown = figures.filter(({ start, end }) => answer.slice(start, end) === figure)
      expect(shown.map(({ source: { name }, formula }) => `${name} ${formula}`).join()).toContain(
        source,
      )
    },
  )
})

it('says of an amount in the question that nobody else gave it', async () => {
  const { figures } = await ask('how much is 2 BTC now')
  const inputs = figures.flatMap((figure) => figure.inputs ?? [])
  expect(inputs.map(({ name, source }) => [name, source.name])).toEqual([
    ['amount', 'Coinquiry'],
    ['price', MARKET],
  ])
})
