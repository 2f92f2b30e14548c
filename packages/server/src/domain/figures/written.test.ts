import { describe, expect, it } from 'vitest'
import { BTC, ETH, figure, NOTHING, PRICE, verdicts } from '../../testing/check-figures.ts'
import type { Backing } from './known.ts'

const saying = (excerpt: string): Backing => ({ ...NOTHING, sources: [{ title: '', excerpt }] })

describe('a numeral of several Chinese scales is one number', () => {
  it.each([
    ['募资 3.5 亿美元', '3亿5000万美元', ['3.5 亿美元 source']],
    ['募资 3亿5000万美元', '3.5 亿美元', ['3亿5000万美元 source']],
    ['募资 3 亿 5000 万美元', '3.5 亿美元', ['3 亿 5000 万美元 source']],
    ['募资 5000 万美元', '3亿5000万美元', ['5000 万美元 unfound']],
    ['共 1.8123 万亿美元', '共 1万8123亿美元', ['1.8123 万亿美元 source']],
    ['共 2万亿3000亿元', '2.3 万亿元', ['2万亿3000亿元 source']],
    ['价格 9万1234美元', '91,234 美元', ['9万1234美元 source']],
    ['价格 9万1235美元', '91,234 美元', ['9万1235美元 unfound']],
    ['3万、5000 万元', '3 万元和 5000 万元', ['3万 source', '5000 万元 source']],
  ])('%s of %s', (text, excerpt, expected) => {
    expect(verdicts(text, saying(excerpt))).toEqual(expected)
  })

  it('and shows the rounding of its last part', () => {
    const backing = { ...NOTHING, figures: [PRICE] }
    expect(verdicts('比特币报 9万1千美元', backing)).toEqual(['9万1千美元 read'])
    expect(verdicts('比特币报 9万2千美元', backing)).toEqual(['9万2千美元 unfound'])
    expect(verdicts('比特币约 9万1000美元', backing)).toEqual(['9万1000美元 read'])
  })
})

describe('the two of a range share their scale', () => {
  it.each([
    ['$89–92k', '$89,000 and $92,000'],
    ['8.9–9.2 万美元', '89,000 美元到 92,000 美元'],
    ['2–3 million users', '2,000,000 users, 3,000,000 users'],
    ['$3.5–4 billion', '$3.5 billion and $4 billion'],
    ['$3.5–$4 billion', '$3.5 billion and $4 billion'],
    ['55–60 million dollars', '$55 million and $60 million'],
    ['between 55 and 60 million dollars', '$55 million and $60 million'],
    ['25–50 basis points', '0.25 % and 0.5 %'],
  ])('%s of %s', (text, excerpt) => {
    const [one, other] = verdicts(text, saying(excerpt))
    expect([one, other]).toEqual([
      expect.stringMatching(/ source$/),
      expect.stringMatching(/ source$/),
    ])
  })

  it.each([
    ['$500–1 million', '$500 and $1 million'],
    ['40 and 60 million users', '40 users, then 60 million users'],
  ])('but not what is no range of it: %s', (text, excerpt) => {
    expect(verdicts(text, saying(excerpt)).join()).not.toContain('unfound')
  })
})

it.each([
  ['The position is 3.7x as large.', '3.7', '×', ['3.7x read']],
  ['是本金的 3.7 倍。', '3.7', '×', ['3.7 倍 read']],
  ['是本金的 3.8 倍。', '3.7', '×', ['3.8 倍 unfound']],
  ['You earn 0.5 ETH.', '0.5', 'COIN', ['0.5 ETH read']],
  ['You earn $0.5.', '0.5', 'COIN', ['$0.5 unfound']],
  ['等于 12.5 亿。', '12.5', 'yi', ['12.5 亿 read']],
  ['It is 1.25 billion.', '12.5', 'yi', ['1.25 billion read']],
  ['It is 12.5 million.', '12.5', 'yi', ['12.5 million unfound']],
])('what a calculator gives in its own units: %s of %s %s', (text, value, unit, expected) => {
  const computed = { ...figure(['x'], 'fact', value, unit), of: [] }
  expect(verdicts(text, { ...NOTHING, figures: [computed] })).toEqual(expected)
})

describe('a number in words that look like another', () => {
  const backing: Backing = {
    ...{ ...NOTHING, figures: [PRICE, figure(ETH, 'price', '3120.77', 'USD')] },
    sources: [{ title: '', excerpt: 'Inflows were $3 billion.' }],
  }
  it.each([
    ['The next resistance level $98,500 for BTC', ['$98,500 unfound']],
    ['The support level 85,500 USD', ['85,500 USD unfound']],
    ['Step 3, level 2, tier 12', []],
    ['Analysts say BTC costs $75,000 now.', ['$75,000 unfound']],
    ['Analysts say inflows hit $5 billion [1].', ['$5 billion unfound']],
    ['BTC 最多跌到 75000 美元。', ['75000 美元 unfound']],
    ['BTC could not hold; it now costs $75,000.', ['$75,000 unfound']],
    ['For example, BTC now costs $75,000.', ['$75,000 unfound']],
    ['BTC would rise, and funds took in $5 billion.', ['$5 billion unfound']],
    ['Put in, say, $500.', []],
    ['Say you put in $500.', []],
    ['假设你现在投入 1,000 美元。', []],
    ['If you put in $1,000, a loss of 50 % leaves $500.', []],
    ['例如，投入 1,000 美元，亏损 20%。', []],
    ['BTC could fall to $75,000.', []],
  ])('%s', (text, expected) => {
    expect(verdicts(text, backing)).toEqual(expected)
  })
})

describe('what the question gave is not the price of now', () => {
  const backing = { ...NOTHING, figures: [PRICE] }
  it.each([
    ['BTC is at $75,000 now, right?', 'Yes, BTC now costs $75,000.', '$75,000 unfound'],
    ['BTC is at $91,235 now, right?', 'Yes, BTC now costs $91,235.', '$91,235 read'],
    ['I bought BTC at $75,000.', 'You paid $75,000 for your BTC.', '$75,000 question'],
    ['I bought BTC at $75,000.', 'You bought BTC at an average of $75,000.', '$75,000 question'],
    ['I have $500 for BTC.', 'BTC is bought with your $500 now.', '$500 question'],
  ])('%s %s', (question, text, expected) => {
    expect(verdicts(text, { ...backing, question })).toEqual([expected])
  })
})

describe('other ways of writing a number', () => {
  const backing: Backing = {
    ...{ ...NOTHING, figures: [PRICE, figure(BTC, 'change', '-3.21', '%')] },
    sources: [{ title: '', excerpt: 'They raised USD1.2 billion, with a fee of .5%.' }],
  }
  it.each([
    ['BTC at USD91,234.5', 'USD91,234.5 read'],
    ['BTC at USD91,999.5', 'USD91,999.5 unfound'],
    ['They raised $1.2 billion.', '$1.2 billion source'],
    ['They raised USD9.2 billion.', 'USD9.2 billion unfound'],
    ['The fee is 0.5%.', '0.5% source'],
    ['The fee is .6%.', '.6% unfound'],
    ['比特币报９１，２３４．５美元', '９１，２３４．５美元 read'],
    ['比特币报＄９１９９９', '＄９１９９９ unfound'],
    ['BTC fell **3.21**%', '3.21**% read'],
    ['BTC fell **3.22**%', '3.22**% unfound'],
    ['BTC is at **91,234.5** EUR', '91,234.5** EUR unfound'],
    ['BTC 下跌百分之3.21', '百分之3.21 read'],
    ['BTC 下跌百分之 3.22', '百分之 3.22 unfound'],
  ])('%s', (text, expected) => {
    expect(verdicts(text, backing)).toEqual([expected])
  })

  it.each([
    'USD0 and USD1 are coins',
    'ＡＢ',
    '$$45{,}617 = 0.5 \\times 91234.5$$',
    'so \\(x = 77\\)',
  ])('but not %s', (text) => {
    expect(verdicts(text, NOTHING)).toEqual([])
  })

  it('amounts in dollars are no formula', () => {
    expect(verdicts('$5 to $10, or $$15 to $$20', NOTHING)).toHaveLength(4)
  })

  it('a change may be told to be a fall in many words', () => {
    const down = [
      ...['dipped', 'crashed', 'retreated', 'eased', 'slumped', 'tanked', 'shrank', 'pulled back'],
      ...['sold off', 'is in the red,', 'is negative at', '▼', '↓', '🔻', '📉'],
      ...[
        '下挫',
        '跳水',
        '贬值',
        '回调',
        '下滑',
        '走弱',
        '重挫',
        '走软',
        '萎缩',
        '下探',
        '少了',
        '负',
      ],
    ]
    const verdictOf = (word: string) => verdicts(`BTC ${word} 3.21%`, backing).join()
    expect(down.filter((word) => verdictOf(word) !== '3.21% read')).toEqual([])
    expect(['▲', '↑', '🔺', '📈', '升'].filter((word) => verdictOf(word).endsWith('read'))).toEqual(
      [],
    )
  })
})

describe('the head of a column gives its power', () => {
  const table = (head: string, cell: string) => `| 币 | ${head} |\n|---|---|\n| BTC | ${cell} |`
  const backing: Backing = {
    ...NOTHING,
    figures: [PRICE, figure(BTC, 'market', '45600000000', 'USD'), figure(BTC, 'change', '2', '%')],
  }
  it.each([
    ['成交额（亿美元）', '456', 'read'],
    ['成交额（亿美元）', '45.6', 'unfound'],
    ['价格（万美元）', '9.12', 'read'],
    ['Volume ($B)', '45.6', 'read'],
    ['Volume ($B)', '$45.6', 'read'],
    ['Volume (billion USD)', '45.6', 'read'],
    ['Volume (USD bn)', '45.6', 'read'],
    ['Volume ($, millions)', '45,600', 'read'],
    ['Volume ($B)', '45.7', 'unfound'],
    ['Volume ($B)', '45.6 billion', 'read'],
    ['Volume (USD)', '45,600,000,000', 'read'],
    ['Change (%)', '2.00', 'read'],
  ])('%s: %s', (head, cell, expected) => {
    expect(verdicts(table(head, cell), backing).map((each) => each.split(' ').at(-1))).toEqual([
      expected,
    ])
  })

  it('and so does the head of a row', () => {
    const text = '| | BTC |\n|---|---|\n| 成交额（亿美元） | 456 |'
    expect(verdicts(text, backing)).toEqual(['456 read'])
  })

  it.each(['Bitcoin (USDT)', 'Bitcoin (T)', 'Bitcoin (M)'])('but not “%s”, a name', (name) => {
    const text = `| | Price |\n|---|---|\n| ${name} | $91,234.5 |`
    expect(verdicts(text, backing)).toEqual(['$91,234.5 read'])
  })
})

it.each([
  ['91234.5', '45617.25', '0.5 BTC is worth $45,617.25 now.', '$45,617.25 computed'],
  ['91,235', '45617.5', '0.5 BTC is worth $45,617.50 now.', '$45,617.50 computed'],
  ['60000', '30000', '0.5 BTC is worth $30,000 now.', '$30,000 unfound'],
  ['60000', '60000', 'A bitcoin is worth $60,000 now.', '$60,000 unfound'],
  ['60000', '30000', 'At $60,000, 0.5 BTC would be worth $30,000.', '$30,000 computed'],
])('a sum over a price of %s, which was read or not: %s: %s', (price, value, text, expected) => {
  const common = { ...PRICE, of: [], kind: 'fact', how: 'computed' } as const
  const inputs = [{ name: 'fromPrice', figure: { ...common, value: price.replace(',', '') } }]
  const sum = { ...common, value, formula: 'amount × fromPrice', inputs }
  const backing = { ...NOTHING, figures: [PRICE, sum], question: 'What is 0.5 BTC worth?' }
  expect(verdicts(text, backing)).toContain(expected)
})
