import { beforeAll, describe, expect, it } from 'vitest'
import { AskedQuestions } from './asked-questions.ts'
import { termsOfEntry } from './entry-terms.ts'
import { parseEntry } from './handbook.ts'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import type { Plan } from './plan.ts'

const FRONT = `title: Deposits
aliases: [deposit]
topics: [exchanges]
summary: Coins go in.
changes: Fees.
updated: 2026-11-23
related: []
sources: [{ title: One, url: https://example.org }]`

const entry = parseEntry(
  `---\n${FRONT}\n---
## How {how}
<!-- asked: how does a deposit work -->
It works.

## It is late {trouble}
<!-- asked: my eth deposit has not arrived | coins sent but still nothing there -->
Wait.`,
  'deposits',
  'en',
)
const coins = new Set(['eth', 'sol'])
const questions = new AskedQuestions({
  weightOf: () => 1,
  isInterchangeable: (term) => coins.has(term),
})
questions.add('deposits', termsOfEntry({ en: entry, zh: entry }, 'en'))
const [how, late] = entry.sections as unknown as [
  (typeof entry.sections)[0],
  (typeof entry.sections)[0],
]

describe('questions that a section is known to answer', () => {
  it('are found by the words that both have, the nearest phrasing of a section counting', () => {
    const found = questions.alike('deposit still not arrived')
    expect(found.get('deposits')?.get(late)).toBeGreaterThan(0.6)
    expect(found.get('deposits')?.get(how)).toBeLessThan(0.6)
  })

  it('are one with the question if its words are all the same', () => {
    expect(questions.alike('How does a deposit work?').get('deposits')?.get(how)).toBeCloseTo(1)
  })

  it('are the same for any coin', () => {
    const ether = questions.alike('my ETH deposit has not arrived').get('deposits')?.get(late)
    expect(questions.alike('my SOL deposit has not arrived').get('deposits')?.get(late)).toBe(ether)
    expect(ether).toBeCloseTo(1)
  })

  it('are not found where nothing is shared', () => {
    expect(questions.alike('what is the weather like').size).toBe(0)
    expect(questions.alike('').size).toBe(0)
  })
})

describe('the planner', () => {
  let opened: OpenHandbook
  beforeAll(async () => {
    opened = await openHandbook()
  })

  it.each([
    ['forgot to put the memo when I sent XRP', 'deposit-and-withdraw', 'trouble'],
    ['充币忘了填标签', 'deposit-and-withdraw', 'trouble'],
    ['can i undo an unlimited approval on a dex', 'revoke-approvals', 'steps'],
    ['硬件钱包丢了还能找回币吗', 'hardware-wallets', 'trouble'],
    ['充币忘了填 memo 怎么办', 'deposit-and-withdraw', 'trouble'],
    ['what is the apy on aave usdc right now', 'aave', 'cost'],
    ['how much does it cost to send bitcoin', 'fees-gas', 'cost'],
    ['what happens when all 21 million bitcoin are mined', 'halving', 'effect'],
    ["what's the point of bitcoin if you can't buy coffee with it", 'bitcoin', 'why'],
    ['比特币ETF和直接买币哪个好', 'etfs', 'compare'],
    ['提币选TRC20还是ERC20', 'choose-a-network', 'steps'],
    ['现在上车比特币还来得及吗', 'how-to-start', 'when'],
    ['did I need to claim anything after the merge', 'staking', 'why'],
    ['can you mine ethereum still', 'staking', 'why'],
    ['is xmr traceable', 'monero', 'risk'],
    ['is it safe to use public wifi with my wallet', 'exchanges', 'steps'],
    ['can I get scammed by receiving a token', 'dust-and-small-balances', 'risk'],
    ['假U怎么辨别', 'token-standards', 'risk'],
    ['以太坊现在还能挖吗', 'staking', 'why'],
    ['can i send bitcoin to an ethereum address', 'choose-a-network', 'trouble'],
    ['合约亏了会倒欠平台钱吗', 'leverage-liquidation', 'how'],
  ] as const)('answers %j by the section that is known to', (text, slug, aspect) => {
    const plan: Plan = opened.planner.plan({
      text,
      history: [],
      deepThink: false,
      internetSearch: false,
      language: 'en',
    })
    expect(plan.kind).toBe('answer')
    const parts = plan.kind === 'answer' ? plan.parts : []
    expect(parts[0]?.entry.slug).toBe(slug)
    expect(parts[0]?.sections[0]?.aspects).toContain(aspect)
  })
})
