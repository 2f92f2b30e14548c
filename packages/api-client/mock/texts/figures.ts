import type { Language, Schemas } from '../../src/contract/contract.ts'
import type { SeedTopic } from '../world.ts'
import { topic } from './topics.ts'

type Figures = Schemas['AnswerFigures']
type MockFigure = Omit<Figures['figures'][number], 'start' | 'end'>

const as_of = '2026-11-20T12:00:00.000Z'
const market = { name: 'CoinGecko', url: 'https://www.coingecko.com/en/coins/bitcoin' }
const here = { name: 'Coinquiry', url: null }

const known: Readonly<Record<string, MockFigure>> = {
  price: { kind: 'price', value: '91234.5', unit: 'USD', as_of, source: market, how: 'read' },
  change: { kind: 'change', value: '3.21', unit: '%', as_of, source: market, how: 'read' },
  supply: { kind: 'fact', value: '21000000', unit: 'BTC', as_of, source: market, how: 'read' },
  bought: {
    ...{ kind: 'fact', value: '0.00109608', unit: 'BTC', as_of, source: here, how: 'computed' },
    formula: 'amount / price',
    inputs: [
      { name: 'amount', value: '100', unit: 'USD', as_of, source: here },
      { name: 'price', value: '91234.5', unit: 'USD', as_of, source: market },
    ],
  },
}

/** A text whose numbers are named in it, `{price|$91,234}`, and `{|$1}` where nobody backs one. */
function checked(marked: string): { content: string; figures: Figures } {
  const figures: Figures['figures'] = []
  const unfound: Figures['check']['unfound'] = []
  let content = ''
  for (const part of marked.split(/(\{[^}]*\})/)) {
    const [, name = '', number] = /^\{(\w*)\|(.*)\}$/.exec(part) ?? []
    const start = [...content].length
    content += number ?? part
    if (number === undefined) continue
    const range = { start, end: [...content].length }
    const figure = known[name]
    if (figure) figures.push({ ...range, ...figure })
    else unfound.push(range)
  }
  const found = figures.length
  const check = { basis: 'lookups', checked: found + unfound.length, found, unfound } as const
  return { content, figures: { figures, check } }
}

const unchecked = (basis: 'memory' | 'handbook'): Figures => ({
  figures: [],
  check: { basis, checked: 0, found: 0, unfound: [] },
})

const sources: Schemas['Source'][] = [
  {
    ...{ index: 1, title: 'CoinGecko: Bitcoin', url: market.url },
    ...{ fetched_at: 1795176000, class: 'data' },
  },
]

const topics: Readonly<Record<Language, readonly SeedTopic[]>> = {
  zh: [
    topic(
      '比特币的价格',
      '比特币现在多少钱？100 美元能买多少？',
      { content: '比特币大约 9 万美元。', figures: unchecked('memory') },
      {
        ...checked(
          '比特币现报 {price|**$91,234.5**} [1]，24 小时涨 {change|3.2%} 📈。\n\n- 100 美元可买 {bought|0.00109608} BTC\n- 最大供应量 {supply|2,100 万枚}\n- 年底目标价 {|$250,000}\n\n以上是信息，不构成投资建议。',
        ),
        sources,
      },
    ),
    topic('质押是什么', '什么是质押？', {
      content: '质押是锁定代币以维护网络安全，并获得奖励。',
      figures: unchecked('handbook'),
    }),
  ],
  en: [
    topic(
      'The price of Bitcoin',
      'What does bitcoin cost now, and how much do I get for 100 dollars?',
      { content: 'Bitcoin is at about 90 thousand dollars.', figures: unchecked('memory') },
      {
        ...checked(
          'Bitcoin is at {price|**$91,234.5**} [1], up {change|3.2%} in 24 hours 📈.\n\n- 100 dollars buy {bought|0.00109608} BTC\n- The supply ends at {supply|21 million}\n- A target for the end of the year is {|$250,000}\n\nThis is information, not advice.',
        ),
        sources,
      },
    ),
    topic('Staking', 'What is staking?', {
      content: 'Staking locks coins to secure a network, and earns rewards.',
      figures: unchecked('handbook'),
    }),
  ],
}

/** A topic whose answer has figures, with a version from the model's memory, and one of the handbook's. */
export const figuresIn = (language: Language) => topics[language]
