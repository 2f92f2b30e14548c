import { describe, expect, it } from 'vitest'
import {
  BTC,
  ETH,
  figure,
  NOTHING,
  PRICE,
  verdicts as verdictsOf,
} from '../../testing/check-figures.ts'
import { costOf } from '../../testing/cost-of.ts'
import { blocksOf, checkNumbers, FigureCheck } from './check.ts'
import type { Backing } from './known.ts'

const BACKING: Backing = {
  ...NOTHING,
  figures: [
    PRICE,
    figure(BTC, 'change', '-2.96', '%'),
    figure(BTC, 'price', '104120', 'USD', '2026-10-25T00:00:00Z'),
    figure(ETH, 'price', '3120.77', 'USD'),
    figure(ETH, 'market', '120000000', 'USD'),
    figure(['PEPE'], 'price', '0.00001234', 'USD'),
    figure(['Rocket Pool'], 'yield', '2.32', '%'),
  ],
  sources: [
    {
      title: 'Flows',
      excerpt: 'Funds lost $1.22 billion; 25 basis points were cut. Ether was at 3,500.',
    },
  ],
  question: 'I have 0.5 BTC bought at 60,000 and want 8 %',
  handbook: ['A pool charges 0.7 %.'],
}

const verdicts = (text: string, backing = BACKING) => verdictsOf(text, backing)

describe('a number is backed within the rounding that it shows', () => {
  it.each([
    ['Bitcoin: $91,234.50', '$91,234.50 read'],
    ['Bitcoin: $91,235', '$91,235 read'],
    ['Bitcoin: $91,236', '$91,236 unfound'],
    ['Bitcoin: $91.2k', '$91.2k read'],
    ['Bitcoin: $91.3k', '$91.3k unfound'],
    ['Bitcoin is about 91 thousand dollars', '91 thousand dollars read'],
    ['Bitcoin is about $91,000', '$91,000 read'],
    ['Bitcoin is about RMB 91,000', 'RMB 91,000 unfound'],
    ['C$91,234.50 for a Bitcoin', 'C$91,234.50 unfound'],
    ['Bitcoin is $91,000', '$91,000 unfound'],
    ['Bitcoin is over $91,000', '$91,000 read'],
    ['Bitcoin is over $92,000', '$92,000 unfound'],
    ['Bitcoin is almost $92,000', '$92,000 read'],
    ['比特币约 9.1 万美元', '9.1 万美元 read'],
    ['比特币约 9.1 亿美元', '9.1 亿美元 unfound'],
    ['ETH 市值 1.2 亿美元', '1.2 亿美元 read'],
    ['ETH has a cap of $0.12bn', '$0.12bn read'],
    ['PEPE: $0.00001234', '$0.00001234 read'],
    ['PEPE: 1.234e-5 dollars', '1.234e-5 dollars read'],
    ['PEPE: $0.0001234', '$0.0001234 unfound'],
  ])('%s', (text, expected) => {
    expect(verdicts(text)).toEqual([expected])
  })
})

describe('a price of the past backs none of now', () => {
  const backing = {
    ...NOTHING,
    figures: [
      PRICE,
      figure(BTC, 'fact', '126080', 'USD', '2025-10-06T00:00:00Z'),
      figure(BTC, 'fact', '95000', 'USD', '2026-10-24T00:00:00Z'),
    ],
  }
  it.each([
    ['Bitcoin currently trades at $126,080.', '$126,080 unfound'],
    ['比特币目前报 126,080 美元。', '126,080 美元 unfound'],
    ['BTC is at $95,000.', '$95,000 unfound'],
    ['BTC 报 95,000 美元。', '95,000 美元 unfound'],
    ['BTC 报 91,234.5 美元。', '91,234.5 美元 read'],
    ['Bitcoin is at $91,234.50 now.', '$91,234.50 read'],
    ['Its all-time high is still $126,080 today.', '$126,080 read'],
    ['目前距离历史新高 126,080 美元还很远。', '126,080 美元 read'],
    ['A month ago Bitcoin was at $95,000.', '$95,000 read'],
    ['Bitcoin reached $126,080 in October.', '$126,080 read'],
  ])('%s', (text, expected) => {
    expect(verdicts(text, backing)).toEqual([expected])
  })
})

describe('a number is backed by its own unit, sign and asset', () => {
  it.each([
    ['Bitcoin fell 3 %.', '3 % read'],
    ['比特币跌了 3 个点', '3 个点 read'],
    ['Bitcoin fell 3.2 %.', '3.2 % unfound'],
    ['Bitcoin rose 3 %.', '3 % unfound'],
    ['BTC: −2.96 %', '−2.96 % read'],
    ['BTC: +2.96 %', '+2.96 % unfound'],
    ['比特币下跌 2.96%。', '2.96% read'],
    ['比特币上涨 2.96%。', '2.96% unfound'],
    ['Bitcoin is 2.96 % lower than yesterday', '2.96 % read'],
    ['Bitcoin costs €91,234.50', '€91,234.50 unfound'],
    ['Bitcoin fell $2.96', '$2.96 unfound'],
    ['ETH costs $91,234.50', '$91,234.50 unfound'],
    ['Rocket Pool pays 2.32 %', '2.32 % read'],
    ['Bitcoin pays 2.32 %', '2.32 % unfound'],
    ['Bitcoin now costs $104,120', '$104,120 unfound'],
    ['Bitcoin fell from $104,120', '$104,120 read'],
  ])('%s', (text, expected) => {
    expect(verdicts(text)).toEqual([expected])
  })

  it.each([
    ['BTC and ETH cost $91,234.50 and $3,120.77 respectively.', ['read', 'read']],
    ['BTC and ETH cost $3,120.77 and $91,234.50 respectively.', ['unfound', 'unfound']],
    ['$91,234.50 for BTC and $3,120.77 for ETH', ['read', 'read']],
    ['| | Price |\n|---|---|\n| BTC | 91,234.5 |\n| ETH | 91,234.5 |', ['read', 'unfound']],
    ['| | BTC | ETH |\n|---|---|---|\n| Price | 3,120.77 | 3,120.77 |', ['unfound', 'read']],
    ['| BTC | |\n|---|---|\n| Contract | `0x1` (Ethereum) |\n| Price | $91,234.50 |', ['read']],
    ['| ETH | |\n|---|---|\n| Price | $91,234.50 |', ['unfound']],
    ['### ETH\n\nThe price is $3,120.77.', ['read']],
    ['### ETH\n\nThe price is $91,234.50.', ['unfound']],
  ])('%j', (text, expected) => {
    expect(verdicts(text).map((verdict) => verdict.split(' ').at(-1))).toEqual(expected)
  })
})

it.each([
  ['Funds lost $1.22bn.', '$1.22bn source'],
  ['Rates fell by 0.25 %.', '0.25 % source'],
  ['You hold 0.5 BTC.', '0.5 BTC question'],
  ['You paid $60,000 a coin.', '$60,000 question'],
  ['The pool charges 0.7 %.', '0.7 % handbook'],
  ['Ether now costs $3,500.', '$3,500 unfound'],
  ['Some 4,321 people said so.', '4,321 unfound'],
])('other backing: %s', (text, expected) => {
  expect(verdicts(text)).toEqual([expected])
})

describe('a product is of two numbers, neither of which is a multiple', () => {
  const question = 'I have 0.3 BTC bought at 72,000, with 10x leverage'
  it.each([
    ['The cost: 72000 × 0.3', ['72000 question', '0.3 question']],
    ['0.3 × (91,234.5 − 72000)', ['0.3 question', '91,234.5 read', '72000 question']],
    ['0.3 x $91,234.5', ['0.3 question', '$91,234.5 read']],
    ['At 10× the loss is ten times as high.', ['10× question']],
    ['At 10x (isolated) and 12×', ['10x question', '12× unfound']],
    ['The fee is 0, as you said.', []],
  ])('%s', (text, expected) => {
    expect(verdicts(text, { ...BACKING, question })).toEqual(expected)
  })
})

describe('a place in a list is no figure', () => {
  const backing = { ...NOTHING, figures: [figure(ETH, 'fact', '1.872', 'ETH'), PRICE] }
  it.each([
    ['| 名次 | 协议 |\n|---|---|\n| 2 | Lido |', []],
    ['| Rank | Asset |\n|---|---|\n| **2** | ETH |', []],
    ['| # | Asset |\n|---|---|\n| 12 | ETH |', []],
    ['| Asset | Bought |\n|---|---|\n| ETH | 1.9 |', ['1.9 read']],
    ['| Rank | Bought |\n|---|---|\n| 2 | 1.8 |', ['1.8 unfound']],
  ])('%j', (text, expected) => {
    expect(verdicts(text, backing)).toEqual(expected)
  })
})

it.each([
  ['Aave holds about $30.5 billion.', '2026-11-24T02:00:00Z'],
  ['Three months ago Aave held about $30.5 billion.', '2026-08-31T00:00:00Z'],
])('the newest figure that fits is meant, unless it is of the past: %s', (text, at) => {
  const values = [
    figure(['Aave'], 'defi', '30499999911', 'USD', '2026-08-31T00:00:00Z'),
    figure(['Aave'], 'defi', '30500000000.5', 'USD'),
    figure(['Aave'], 'defi', '30500000000.9', 'USD', '2026-10-30T00:00:00Z'),
  ]
  const [number] = checkNumbers(text, { ...NOTHING, figures: values })
  expect(number?.figure?.asOf).toBe(at)
})

it('two numbers of a range are two, and share their unit', () => {
  expect(verdicts('It costs $5 to $10, or 3.75–4.00 %.')).toEqual([
    ...['$5 unfound', '$10 unfound', '3.75 unfound', '4.00 % unfound'],
  ])
})

describe('what states no fact is exempt', () => {
  it.each([
    ...['1. First\n2. Second', '3) Third', '（1）第一点', '## 4. Risk', 'See [12] and [1, 2].'],
    ...[
      'Since 2009 and in 2021',
      '2026-11-24 02:00 UTC',
      'on 24 November 2026',
      '2026 年 11 月 24 日',
    ],
    ...['within 24 h', '7 天内', '30-day range', 'the 1st and 22nd', '第 3 步'],
    ...['ERC-20, EIP-1559, L2, v3.1 and 1.2.3', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ...[
      '`price = 42`',
      '```\n77 %\n```',
      '~~~js\n88\n~~~',
      '[5 of 9](https://e.org/6/7)',
      'https://e.org/8/99',
    ],
    ...[
      'at most 21,000,000 BTC',
      '总量 2,100 万枚 BTC',
      '32 ETH',
      'block 1,050,000',
      'a peg of $1',
      '100 %',
    ],
    ...['3 steps and 12 words', '前 10 名', 'the top 100', '[[chart:12]]'],
    ...['Suppose you put in $500.', '比如投入 1,000 美元', 'no more than 5 % of your savings'],
  ])('%j', (text) => {
    expect(verdicts(text, NOTHING)).toEqual([])
  })
})

it.each([
  ['Put in no more than 5 %.', []],
  ['One withdrawal takes at most 520 ETH [1].', ['520 ETH unfound']],
  ['单笔最多 520 ETH [1]。', ['520 ETH unfound']],
  ['单笔最多 520 ETH。', []],
])('what cites a source is no advice: %j', (text, expected) => {
  expect(verdicts(text)).toEqual(expected)
})

it('counts code points, and blocks give what the whole gives', () => {
  const text = '🚀 **比特币**现价 9.12 万美元。\n\n```\n1\n\n2\n```\n\n🚀 Bitcoin fell 3 %.'
  const blocks = blocksOf(text)
  expect(blocks.join('')).toBe(text)
  expect(blocks).toHaveLength(3)
  const check = new FigureCheck(BACKING)
  expect(blocks.flatMap((block) => check.push(block))).toEqual(checkNumbers(text, BACKING))
  expect(verdicts(text)).toEqual(['9.12 万美元 read', '3 % read'])
  expect(checkNumbers(text, BACKING)[0]).toEqual({
    start: 12,
    end: 20,
    verdict: 'read',
    figure: PRICE,
  })
})

const MANY = 2_000
it.each([
  ...[
    '1,234',
    '7 ',
    '1.',
    '5-',
    '5%',
    '[1, ',
    '[](',
    '` ',
    '|5',
    'BTC 3 ETH 5 ',
    '跌5%',
    'May 5 ',
    '$5 ',
  ],
  ...[
    'BTC ',
    'down ',
    '2026-11-2',
    '1\u00a0000',
    '```\n',
    'a://',
    '前者5% ',
    '| a | 5 % |\n',
    '1e-',
  ],
])('takes a time that grows as the text does: %j', (piece) => {
  const cost = (times: number) => costOf(() => checkNumbers(piece.repeat(times), BACKING))
  cost(MANY / 20)
  const short = cost(MANY / 4)
  // Garbage of others may be collected during one of them.
  const long = Math.min(cost(MANY), cost(MANY), cost(MANY))
  // Four times as long; sixteen times would be a square.
  expect(long).toBeLessThan(10 * short + 20_000)
})
