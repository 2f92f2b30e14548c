import { describe, expect, it } from 'vitest'
import { costOf } from '../../testing/cost-of.ts'
import type { Figure } from '../figure.ts'
import { citationCheckOf } from './answer-citations.ts'
import type { CitationBacking } from './backing.ts'
import { checkCitations } from './check.ts'

const source = (index: number, title: string, excerpt: string) => ({
  ...{ index, title, excerpt, url: `https://example.org/${index}` },
})
const BACKING: CitationBacking = {
  ...{ figures: [], earlier: [], handbook: ['A pool charges 0.7 %.'], question: 'I hold 3 BTC' },
  sources: [
    source(1, 'Funds lose $1.22 billion', 'BlackRock’s IBIT lost $520 million on 21 November.'),
    source(
      2,
      'Fed minutes',
      'The Federal Reserve may cut by 25 basis points; Powell was cautious.',
    ),
    source(3, '香港金管局收到36份申请', '首批牌照明年初发出。'),
  ],
}

/** The marks of a text, those in doubt with a question mark. */
function marksOf(text: string, backing = BACKING): string {
  return checkCitations(text, backing)
    .map(({ start, end, isSupported }) => `${text.slice(start, end)}${isSupported ? '' : '?'}`)
    .join(' ')
}

describe('a citation needs a source that has the numbers and the names before it', () => {
  it.each([
    ['Funds lost $1.22 billion [1].', '[1]'],
    ['Funds lost $1.23 billion [1].', '[1]?'],
    ['Funds lost at most 460 million dollars [1].', '[1]?'],
    ['Funds lost $1.22 billion [2].', '[2]?'],
    ['Funds lost $1.22bn.[1]', '[1]'],
    ['Funds lost $1.22bn. [2]', '[2]?'],
    ['基金流出 12.2 亿美元[1]。', '[1]'],
    ['基金流出 12.2 亿美元。[2]', '[2]?'],
    ['贝莱德的基金也在流出[1]。', '[1]'],
    ['贝莱德的基金也在流出[2]。', '[2]?'],
    ['Powell was cautious [2].', '[2]'],
    ['Powell was cautious [1].', '[1]?'],
    ['美联储可能降息 0.25%[2]。', '[2]'],
    ['Hong Kong’s HKMA received 36 applications [3].', '[3]'],
    ['Hong Kong’s HKMA received 36 applications [2].', '[2]?'],
    // What cannot be told is not marked.
    ['That is good news [2].', '[2]'],
    ['Mr Yue was pleased [3].', '[3]'],
  ])('%s', (text, expected) => {
    expect(marksOf(text)).toBe(expected)
  })
})

describe('each mark has its own part of a sentence', () => {
  it.each([
    ['BlackRock lost $520 million [1], while the Fed may cut by 0.25 % [2].', '[1] [2]'],
    ['BlackRock lost $520 million [2], while the Fed may cut by 0.25 % [1].', '[2]? [1]?'],
    ['BlackRock lost $520 million [1][2].', '[1] [2]?'],
    ['BlackRock and the Fed: $520 million and 25 basis points [1] [2].', '[1] [2]'],
    ['BlackRock and the Fed: $520 million and 0.25 % [1, 2].', '[1, 2]'],
    [
      '| Fund | Lost |\n|---|---|\n| IBIT | $520 million [1] |\n| All | $9 billion [1] |',
      '[1] [1]?',
    ],
    [
      '| | The IBIT fund [1] | Quorin, by the Federal Reserve [2] |\n|---|---|---|\n| Sum | $520 million | 0.25 % |',
      '[1] [2]',
    ],
    ['| Loss | $520 million [1] | cut of 0.25 % [2] |', '[1] [2]'],
    ['| Loss | $520 million [2] | cut of 0.25 % [1] |', '[2]? [1]?'],
    ['| Powell | $520 million [1] | cautious [2] |', '[1] [2]'],
    ['| Powell | cautious | $520 million [1] |', '[1]'],
    ['| BlackRock [1] | lost much | cut of 0.25 % [2] |', '[1] [2]'],
    ['- IBIT lost $520 million [1]\n- The Fed may cut [2]', '[1] [2]'],
  ])('%j', (text, expected) => {
    expect(marksOf(text)).toBe(expected)
  })
})

describe('what needs no source is not held against one', () => {
  it.each([
    ['Your 3 BTC are not at BlackRock [1].', '[1]'],
    ['The pool charges 0.7 % [2].', '[2]'],
    ['`Powell [1]` and [Powell [1]](https://e.org/1)', ''],
    ['```\nPowell [1]\n```', ''],
    ['Powell [7] and [[chart:1]] and [^1]', ''],
  ])('%j', (text, expected) => {
    expect(marksOf(text)).toBe(expected)
  })
})

it('figures of tools back their own source, and no other', () => {
  const price: Figure = {
    ...{ kind: 'price', of: ['Bitcoin', 'BTC'], value: '91234.5', unit: 'USD', how: 'read' },
    ...{ asOf: '2026-11-24T02:00:00Z', source: { name: 'Peer', url: 'https://example.org/1' } },
  }
  const backing = { ...BACKING, figures: [price] }
  expect(marksOf('BTC costs $91,234.50 [1].', backing)).toBe('[1]')
  expect(marksOf('BTC costs $91,234.50 [2].', backing)).toBe('[2]?')
})

it.each([
  ['https://example.org', '[1]'],
  ['https://example.org/coins', '[1]'],
  ['https://example.org/coins#largest', '[1]'],
  ['https://example.org/coin', '[1]?'],
  ['https://example.org/coins/eth', '[1]?'],
  ['https://example.com', '[1]?'],
])('a list backs what the pages that it lists say: %s', (url, marks) => {
  const change: Figure = {
    ...{ kind: 'change', of: ['Bitcoin', 'BTC'], value: '-5.3', unit: '%', how: 'read' },
    ...{
      asOf: '2026-11-24T02:00:00Z',
      source: { name: 'Peer', url: 'https://example.org/coins/btc' },
    },
  }
  const sources = [{ index: 1, title: 'The largest coins', url, excerpt: 'Bitcoin, Ether' }]
  expect(marksOf('BTC fell by 5.3 % [1].', { ...BACKING, sources, figures: [change] })).toBe(marks)
})

it.each([
  ['Funds lost $1.22 billion [1].', { checked: 1, unsupported: [] }],
  ['🚀 基金流出 12.3 亿美元[1]。', { checked: 1, unsupported: [{ start: 15, end: 18 }] }],
  ['Funds lost [9].', null],
])('tells in code points which are in doubt: %s', (text, expected) => {
  expect(citationCheckOf(text, BACKING)).toEqual(expected)
})

const MANY = 4_000
it.each([
  '[1] ',
  '[1]. ',
  'a [1]',
  'Fed 5 % [2]. ',
  '| 5 [1] |\n',
  '| 5 [1] ',
  '[1',
  'A ',
  '“a b c d e ”',
  '“',
  '" "a',
  '> a b c d e [1]\n',
  '>',
])('takes a time that grows as the text does: %j', (piece) => {
  const cost = (times: number) =>
    costOf(() => checkCitations(`${piece.repeat(times)} [1]`, BACKING))
  cost(MANY / 20)
  const short = cost(MANY / 4)
  // Garbage of others may be collected during one of them.
  const long = Math.min(cost(MANY), cost(MANY), cost(MANY))
  // Four times as long; sixteen times would be a square.
  expect(long).toBeLessThan(10 * short + 20_000)
})
