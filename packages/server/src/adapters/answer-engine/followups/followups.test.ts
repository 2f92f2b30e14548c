import { describe, expect, test } from 'vitest'
import type { Figure } from '../../../ports/figure.ts'
import { DATA_KINDS } from '../../../ports/live-data.ts'
import type { Turn } from '../../../ports.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { sumIn } from '../handbook/sums/sums.ts'
import type { Reach } from './choose.ts'
import { OF_ENTRY } from './data-questions.ts'
import { SUMS } from './sum-questions.ts'
import { followUps, prepared } from './with-followups.ts'

const ready = await prepared(openHandbook)

const EVERYTHING: Reach = {
  data: new Set(DATA_KINDS),
  chains: new Set(['bitcoin', 'ethereum']),
  sums: true,
}
const HANDBOOK: Reach = { data: new Set(), chains: new Set(), sums: true }
const NO_SUMS: Reach = { ...HANDBOOK, sums: false }

const price: Figure = {
  ...{ kind: 'price', of: ['Bitcoin', 'BTC'], value: '91234.5123', unit: 'USD', how: 'read' },
  ...{ asOf: '2026-11-24T02:00:00.000Z', source: { name: 'Peer', url: null } },
}

const asked = (text: string, reach: Reach, figures: Figure[] = [], history: Turn[] = []) =>
  followUps(
    ready,
    { text, history, deepThink: false, internetSearch: true, language: 'en' },
    figures,
    reach,
  )

test.each<[string, Reach, string[]]>([
  [
    'What is Bitcoin?',
    EVERYTHING,
    [
      'What does Bitcoin cost now?',
      'How much must a coin rise to recover from a 50% drop?',
      'How risky is Bitcoin?',
    ],
  ],
  [
    '比特币是什么？',
    EVERYTHING,
    ['BTC 现在多少钱？', '跌了 50%，要涨多少才能回本？', '比特币有哪些风险？'],
  ],
  [
    'how does staking work',
    HANDBOOK,
    [
      'How much do I earn staking 10 ETH at 3% APR for a year?',
      'How risky are proof of stake and staking?',
      'How risky are validators and slashing?',
    ],
  ],
  [
    '质押安全吗',
    EVERYTHING,
    [
      '现在 ETH 收益率最高的池子有哪些？',
      '质押 10 个 ETH，年化 3%，一年收益多少？',
      '权益证明与质押是怎么运作的？',
    ],
  ],
  [
    'is it safe to use MetaMask',
    HANDBOOK,
    ['How does MetaMask work?', 'Which kinds of crypto wallets are there?'],
  ],
  [
    'How do I report crypto tax in the US',
    HANDBOOK,
    ['What is my profit if I buy 0.1 BTC at 60,000 and sell at 66,000 with a 0.1% fee?'],
  ],
  ['What shall I cook tonight?', EVERYTHING, []],
  ['hello', EVERYTHING, []],
])('after “%s”', (question, reach, expected) => {
  expect(asked(question, reach)).toEqual(expected)
})

/** Of the handbook alone, with nothing else to offer. */
test.each(['What is Bitcoin?', '质押安全吗', 'What is a Layer 1?'])(
  'more than two questions are never on one entry: %s',
  (question) => {
    const entries = asked(question, NO_SUMS).map((text) => {
      const plan = ready.planner.plan({
        ...{ text, history: [], deepThink: false, internetSearch: false },
        language: /\p{sc=Han}/u.test(text) ? 'zh' : 'en',
      })
      return plan.kind === 'answer' ? plan.parts[0].entry.slug : plan.kind
    })
    expect(entries.length).toBe(3)
    expect(new Set(entries).size).toBeGreaterThan(1)
  },
)

describe('what is offered', () => {
  test('computes with a price that was found, and does not ask for it again', () => {
    expect(asked('What does BTC cost?', EVERYTHING, [price])).toEqual([
      'How has the price of Bitcoin moved over the last 30 days?',
      'How much BTC do I get for $1,000 at $91,234.5?',
      'How risky is Bitcoin?',
    ])
  })

  test('is about what the figures are of, not about an entry that shares words with it', () => {
    const apy: Figure = {
      ...price,
      kind: 'yield',
      of: ['aave-v3', 'USDC'],
      value: '5.5',
      unit: '%',
    }
    expect(asked('USDC 现在哪里收益率最高？', EVERYTHING, [apy])).toContain(
      'USDC 稳定币有哪些风险？',
    )
  })

  test('computes with the latest price of a course', () => {
    const first = { ...price, value: '60000', asOf: '2025-11-24T00:00:00.000Z' }
    expect(asked('BTC over the last year', EVERYTHING, [first, price]).join()).toContain(
      'for $1,000 at $91,234.5?',
    )
  })

  test('is of what was found where others were not', () => {
    expect(asked('compare ADA and BTC', EVERYTHING, [price])[0]).toMatch(/Bitcoin/)
    expect(asked('compare ADA and BTC', EVERYTHING, [])[0]).toMatch(/Cardano/)
  })

  test.each<[string, Figure[], RegExp]>([
    [
      'What does USDT cost now?',
      [{ ...price, of: ['Tether', 'USDT'] }],
      /moved|Compare|How much USDT/,
    ],
    ['USDT 现在多少钱', [{ ...price, of: ['Tether', 'USDT'] }], /走势|谁涨得多|按/],
    ['what is risk management', [], /risk management|cost/],
    ['什么是风险管理', [], /风险管理有/],
    ['交易所被盗过哪些', [], /被盗有哪些种类|倒闭是怎么/],
    ['how do deposits and withdrawals work', [], /returns of deposits/],
    ['泰达币是什么', [], /泰达币新手/],
  ])('is nothing that nobody would ask after “%s”', (question, figures, odd) => {
    const next = asked(question, EVERYTHING, figures)
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter((text) => odd.test(text))).toEqual([])
  })

  test('asks of a stablecoin whether it holds its peg', () => {
    const figures = [{ ...price, of: ['Tether', 'USDT'] }]
    expect(asked('What does USDT cost now?', EVERYTHING, figures)[0]).toBe(
      'Is Tether at its peg now?',
    )
    expect(asked('USDT 现在多少钱', EVERYTHING, figures)[0]).toBe('USDT 现在有没有脱锚？')
  })

  test('calls a protocol as people do', () => {
    expect(asked('Lido TVL', EVERYTHING)[0]).toBe('What fees and revenue does Lido make now?')
  })

  test('goes on with the subject of the conversation, and was not asked in it', () => {
    const history: Turn[] = [
      { role: 'user', content: 'What does bitcoin cost now' },
      { role: 'assistant', content: 'It costs $91,234.' },
    ]
    const next = asked('and its risks?', EVERYTHING, [], history)
    expect(next[0]).toBe('Compare Bitcoin with Ethereum over the last 30 days')
    expect(next).not.toContain('How risky is Bitcoin?')
  })

  test('is of the market after figures that name no coin', () => {
    const index: Figure = { ...price, kind: 'sentiment', of: [], value: '23', unit: 'index' }
    expect(asked('fear and greed index', EVERYTHING, [index])[0]).toBe(
      'What does Bitcoin cost now?',
    )
  })

  test('is of another kind each, as far as the handbook can', () => {
    const next = asked('What is a wallet?', HANDBOOK)
    expect(next).toHaveLength(3)
    expect(next.filter((text) => text.startsWith('How risky'))).toHaveLength(1)
  })

  test('is not what a fee costs', () => {
    expect(asked('what are gas fees', HANDBOOK).join()).not.toMatch(/costs/)
  })

  test('is no sum where nothing computes', () => {
    expect(asked('What is Bitcoin?', NO_SUMS).flatMap((text) => sumIn(text) ?? [])).toEqual([])
  })

  test('is of a chain only where that can be read', () => {
    const without = { ...EVERYTHING, chains: new Set(['ethereum']) }
    expect(asked('减半是什么', EVERYTHING)).toContain('距离比特币下次减半还有多久？')
    expect(asked('减半是什么', without)).not.toContain('距离比特币下次减半还有多久？')
  })
})

test('each sum that is offered has all that it needs, and each entry exists', () => {
  const sums = SUMS.flatMap(({ text }) => [text.en, text.zh])
  expect(sums.filter((text) => sumIn(text)?.missing.length !== 0)).toEqual([])
  const slugs = [...SUMS, ...OF_ENTRY].flatMap(({ after }) => after)
  expect(slugs.filter((slug) => !ready.handbook.has(slug))).toEqual([])
})
