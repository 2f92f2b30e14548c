import { describe, expect, it } from 'vitest'
import { citationCheckOf } from './answer-citations.ts'
import type { CitationBacking } from './backing.ts'

const PAGE = `Fees fell on Monday. Miners said the market’s “quiet weeks” were over, and that they
would not sell before spring. A block was found after 9.5 minutes.`

const REPORT = [
  [2, 'Reserves were larger than the coins.'],
  [4, 'Custody remains the largest risk of all. The banks'],
  [5, 'hold no more than half of it.'],
] as const

const BACKING: CitationBacking = {
  ...{ figures: [], earlier: [], handbook: [] },
  question: 'Is it true that they would not buy any more coins? I have a 5" and a 6" screen.',
  sources: [
    { index: 1, title: 'Miners wait for the spring', excerpt: PAGE, url: 'https://example.org/1' },
    {
      ...{ index: 2, title: '监管声明', url: 'https://example.org/2' },
      excerpt: '香港金管局表示，首批稳定币牌照将于明年年初发出，市场反应平静。',
    },
    {
      ...{ index: 3, title: 'Report', url: 'https://example.org/3.pdf#page=4' },
      excerpt: REPORT.map(([, text]) => text).join('\n'),
      read: REPORT.map(([page, text]) => ({ url: `https://example.org/3.pdf#page=${page}`, text })),
    },
  ],
}

const check = (text: string) => citationCheckOf(text, BACKING)
const marked = (text: string) => (check(text)?.unsupported.length ?? 0) > 0
const opened = (text: string) => check(text)?.quotes?.map(({ url }) => decodeURIComponent(url))

describe('a quote opens its page at its words', () => {
  it.each([
    // Straight marks, which in Chinese have no space around them.
    [
      '金管局称"首批稳定币牌照将于明年年初发出"，见 [2]。',
      'https://example.org/2#:~:text=首批稳定币牌照将于明年年初发出',
    ],
    [
      'They say they “would not sell before spring” [1].',
      'https://example.org/1#:~:text=would not sell before spring',
    ],
    // However it is spelled, and across lines: by its first words and its last.
    [
      'They say "the market\'s quiet weeks were over, and that they would not sell" [1].',
      'https://example.org/1#:~:text=the market’s “quiet weeks,that they would not sell',
    ],
    [
      '[1] has it: “Fees fell on … A block was found after 9.5 minutes”.',
      'https://example.org/1#:~:text=Fees fell on Monday. Miners,found after 9.5 minutes',
    ],
    [
      '金管局称「首批稳定币牌照将于明年年初发出」[2]。',
      'https://example.org/2#:~:text=首批稳定币牌照将于明年年初发出',
    ],
    ['“Custody remains the largest risk of all,” it says [3].', 'https://example.org/3.pdf#page=4'],
    // On another page than the one that the source itself is opened at, and over two.
    ['“Reserves were larger than the coins,” it says [3].', 'https://example.org/3.pdf#page=2'],
    ['“The banks hold no more than half of it,” it says [3].', 'https://example.org/3.pdf#page=4'],
    // Nothing is cited in its paragraph.
    [
      'They say “would not sell before spring”.\n\nFees fell [1].',
      'https://example.org/1#:~:text=would not sell before spring',
    ],
    // A block without quotation marks, cited within it or before it.
    [
      'As they put it:\n\n> Miners said the market’s “quiet weeks”\n> were over [1]',
      'https://example.org/1#:~:text=Miners said the market’s “quiet weeks” were over',
    ],
    [
      'Fees [1]:\n> *Fees fell on Monday. Miners said*\n> — a page',
      'https://example.org/1#:~:text=Fees fell on Monday. Miners said',
    ],
    ['It is called “Miners wait for the spring” [1].', 'https://example.org/1'],
  ])('%s', (text, expected) => {
    expect(opened(text)).toEqual([expected])
    expect(marked(text)).toBe(false)
  })
})

describe('a quote that its source does not have is doubted', () => {
  it.each([
    'They say they “will certainly sell before spring” [1].',
    'They “would not sell before spring” [3].',
    '金管局称「首批稳定币牌照已于今年全部发出」[2]。',
    'They say so: “we would never sell anything at all”. [1]',
    'They say [1]:\n\n> We would never sell anything at all.',
    '金管局称：\n\n> 首批稳定币牌照已于今年\n> 全部发出 [2]',
    'Two of them: “would not sell before spring” and “fees will double by autumn” [1].',
  ])('%s', (text) => {
    expect(marked(text)).toBe(true)
  })
})

describe('nothing is doubted that may be no quote, or one in other words', () => {
  it.each([
    // Terms, and one word fewer than a quote.
    'It was one of the “four quiet weeks then” [1].',
    '他们称之为「数字黄金的周」[2]。',
    // A translation.
    '矿工表示「春天到来之前绝不会卖出任何一枚币」[1]。',
    'The authority said “the first licences are to come early next year” [2].',
    // A title, the asker’s own words, and measures in inches.
    'See “The Long Winter of the Miners” [1].',
    'You ask whether “they would not buy any more coins” [1].',
    'A 5" screen and one of 6" show that fees fell on Monday [1].',
    // Code and links are no quotes of anybody.
    '`“we would never sell anything at all”` [1]',
    // A note in a block, and one whose words nobody is said to have said.
    'Fees fell [1].\n\n> **Note:** none of this is advice to anybody.',
    '> **Note:** fees fell on Monday, as was to be expected [1].',
    // Nothing is cited for it.
    'They say “we would never sell anything at all”.\n\nFees fell [1].',
  ])('%s', (text) => {
    expect(marked(text)).toBe(false)
  })
})

it('tells where a quote stands in code points', () => {
  const text = '🚀 “Fees fell on Monday. Miners said” [1]'
  const url = 'https://example.org/1#:~:text=Fees%20fell%20on%20Monday.%20Miners%20said'
  const quote = { start: 3, end: 35, text: 'Fees fell on Monday. Miners said', source: 1, url }
  expect(check(text)?.quotes).toEqual([quote])
})

it('a quote of two sources is not opened where neither is cited for it', () => {
  const [first, ...others] = BACKING.sources
  const sources = [...(first ? [first, { ...first, index: 4 }] : []), ...others]
  const text = 'They say “would not sell before spring”.\n\nFees fell [1].'
  expect(citationCheckOf(text, { ...BACKING, sources })?.quotes).toBeUndefined()
})

it('looks at no more than fifty quotes, so that it never takes long', () => {
  const text = '“Fees fell on Monday. Miners said” [1]\n'.repeat(60)
  expect(check(text)?.quotes).toHaveLength(50)
})
