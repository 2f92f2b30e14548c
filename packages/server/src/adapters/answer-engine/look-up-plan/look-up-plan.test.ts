import { beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../../env.ts'
import type { Question } from '../../../ports.ts'
import { createLiveData } from '../../live-data.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { question } from '../openai/testing/questions.ts'
import { dataTools } from '../research/data-tools.ts'
import { searchTool } from '../research/search-tool.ts'
import type { Tool, ToolCall } from '../research/tool.ts'
import { lookUpPlan } from './look-up-plan.ts'
import { recognizer } from './recognizer.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ADDRESS = '0x6666666666666666666666666666666666666666'
const HASH = `0x${'ab'.repeat(32)}`
const market = (assets: readonly string[]) => ['market_data', { assets }] as const
const history = (asset: string, days: number, ...compare_with: readonly string[]) =>
  ['price_history', { asset, days, compare_with }] as const
const overview = (what: string) => ['market_overview', { what }] as const
const search = (query: string) => ['search_web', { query }] as const

let plan: (asked: Question) => Promise<readonly ToolCall[]>
let tools: readonly Tool[]
beforeAll(() => {
  const now = () => NOW
  const recognize = recognizer({ names: loadKnownNames, now })
  const planned = lookUpPlan({ open: openHandbook, names: loadKnownNames, now })
  plan = async (asked) => planned(asked, await recognize(asked))
  const web = { name: 'Peer', search: async () => [] }
  const data = createLiveData(readEnv({ NEWS_FEEDS: 'https://a.example/feed' }))
  tools = [
    searchTool(
      web,
      () => 'unknown',
      () => NOW,
    ),
    ...dataTools(data),
  ]
})

type Expected = readonly (readonly [name: string, arguments: object])[]

it.each<[asked: string, calls: Expected]>([
  ['BTC price', [market(['Bitcoin'])]],
  ['大饼现在多少钱', [market(['Bitcoin'])]],
  ['bitcoin price on 2026-11-10', [history('Bitcoin', 12)]],
  ['ETH/BTC', [market(['Ethereum', 'Bitcoin'])]],
  ['compare SOL and AAVE', [history('Solana', 30, 'Aave')]],
  [
    'if I had bought $100 of BTC every week for the last year',
    [['price_history', { asset: 'Bitcoin', days: 365 }]],
  ],
  ['top 5 coins by market cap', [['rank_assets', { by: 'market_cap', limit: 5 }]]],
  ['top 5 coins by market cap >> the third one', [['rank_assets', { limit: 3 }]]],
  ['trending', [overview('trending')]],
  ['总市值', [overview('whole_market')]],
  ['largest exchanges by volume', [overview('exchanges')]],
  ['ETH funding rate', [['market_overview', { what: 'derivatives', symbol: 'ETH' }]]],
  ['SOL 的流通量', [['asset_profile', { asset: 'Solana' }]]],
  ['TVL of Aave', [['defi_data', { what: 'tvl', name: 'Aave' }]]],
  ['largest DeFi protocols', [['defi_data', { what: 'largest_protocols' }]]],
  ['what does ETH staking pay now', [['defi_data', { what: 'yields', symbol: 'STETH' }]]],
  ['has USDT lost its peg', [['defi_data', { what: 'stablecoins', name: 'USDT' }]]],
  ['fear and greed index', [['sentiment', { days: 7 }]]],
  ['gas fees on ethereum now', [['chain_lookup', { what: 'state', chain: 'ethereum' }]]],
  ['when is the next bitcoin halving', [['chain_lookup', { what: 'halving' }]]],
  [`is ${ADDRESS} a real token`, [['chain_lookup', { what: 'token', id: ADDRESS }]]],
  [HASH, [['chain_lookup', { what: 'transaction', id: HASH }]]],
  ['vitalik.eth balance', [['chain_lookup', { what: 'address', id: 'vitalik.eth' }]]],
  [
    'SOL 为什么跌了？',
    [
      market(['Solana']),
      ['news', { about: ['Solana', 'SOL'], days: 7 }],
      search('SOL 为什么跌了？'),
    ],
  ],
  [
    'What are the risks of restaking ETH with EigenLayer?',
    [search('What are the risks of restaking ETH with EigenLayer?')],
  ],
  [
    'What is EigenLayer restaking? >> its risks?',
    [search('What is EigenLayer restaking? its risks?')],
  ],
  ['What did regulators say about restaking this week?', [['search_web', { within: 'week' }]]],
  ['hello', []],
  ['你好', []],
  ['今天晚饭吃什么好？', []],
  ['', []],
])('for %j is looked up %j, and tools understand it', async (asked, expected) => {
  const turns = asked.split(' >> ')
  const text = turns.pop() ?? ''
  const history = turns.map((content) => ({ role: 'user' as const, content }))
  const calls = await plan(question({ text, history, internetSearch: true }))
  const made = calls.map(({ name, arguments: given }) => [name, JSON.parse(given)])
  expect(made).toMatchObject(expected)
  for (const [name, given] of made) {
    expect(tools.find((tool) => tool.name === name)?.read(given)).not.toBeNull()
  }
})

it('is a short list', async () => {
  const text = 'TVL of Aave, Lido, Uniswap, Curve, Sky, Compound and Pendle'
  const calls = await plan(question({ text, internetSearch: true }))
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.length).toBeLessThanOrEqual(5)
})
