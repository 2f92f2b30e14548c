import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BITCOIN_ADDRESS,
  EVM_HASH,
  FALSE_USDT,
  WALLET,
} from '../../../../../../../tests/fakes/fake-chains.ts'
import {
  type FakeSources,
  startFakeSources,
} from '../../../../../../../tests/fakes/fake-sources.ts'
import { figuresOf } from '../../../../domain/figures/answer-figures.ts'
import { readEnv } from '../../../../env.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import { createLiveData } from '../../../live-data.ts'
import type { Plan } from '../plan.ts'
import { Writer } from '../writer.ts'
import { topicOf } from './topics.ts'

let fake: FakeSources
let data: LiveData
beforeAll(async () => {
  fake = await startFakeSources()
  data = createLiveData(readEnv(fake.env))
})
afterAll(() => fake[Symbol.asyncDispose]())

async function written(plan: Plan, language: 'zh' | 'en' = 'en') {
  const ground = {
    ...{ data, now: new Date('2026-11-20T12:00:00Z'), signal: new AbortController().signal },
    reportFailure: () => undefined,
  }
  const reading = await topicOf(plan).read(plan, ground)
  const blocks = reading?.write(new Writer(language, [1])) ?? []
  return { text: blocks.join('\n\n'), figures: reading?.figures ?? [] }
}

const asset = { called: 'Solana', ticker: 'SOL', others: [] }
const span = { days: 30, currency: 'usd' } as const
const pools = { project: 'aave-v3', chain: null, symbols: ['USDC'], stablecoins: false }

describe('beside its sentence an answer has', () => {
  it.each<[drawing: string, of: string, Plan]>([
    ['a card', 'Solana (SOL)', { kind: 'profile', asset, focus: 'all' }],
    ['a card', 'Address on Ethereum', { kind: 'address', address: WALLET, network: null }],
    ['a card', 'Transaction on Ethereum', { kind: 'transaction', hash: EVM_HASH, network: null }],
    ['a card', 'Tether', { kind: 'token', address: FALSE_USDT, network: null }],
    ['a card', 'USDC on aave-v3', { kind: 'yields', ...pools, by: 'tvl' }],
    ['bars', 'movers', { kind: 'ranking', by: 'gainers', span: '24h', category: null, limit: 5 }],
    ['bars', 'chains', { kind: 'largest', of: 'chain', category: null, limit: 5, place: null }],
    ['bars', 'stablecoins', { kind: 'stablecoins', wanted: null, asked: null }],
    ['a line', 'value locked', { kind: 'tvl', name: 'Ethereum', days: 90, asks: null }],
    ['a line', 'fear and greed', { kind: 'mood', days: 30 }],
  ])('%s: %s', async (drawing, of, plan) => {
    const { text, figures } = await written(plan)
    const chart = `\`\`\`chart\n{"kind":"${drawing === 'bars' ? 'bar' : 'line'}"`
    if (drawing === 'a card') expect(cardIn(text)?.[0]).toContain(`| ${of}`)
    else expect(text).toContain(chart)
    const { check } = checked(text, figures)
    expect(check).toMatchObject({ found: check?.checked })
  })
})

describe.each(['en', 'zh'] as const)(
  'in %s each figure of a card tells where it comes from:',
  (language) => {
    it.each<[string, Plan]>([
      ['asset', { kind: 'profile', asset, focus: 'all' }],
      ['address', { kind: 'address', address: WALLET, network: null }],
      ['transaction', { kind: 'transaction', hash: EVM_HASH, network: null }],
      ['token', { kind: 'token', address: FALSE_USDT, network: null }],
      ['pool', { kind: 'yields', ...pools, by: 'tvl' }],
    ])('%s', async (_, plan) => {
      const { text, figures } = await written(plan, language)
      const { figures: shown, check } = checked(text, figures)
      expect(check).toMatchObject({ found: check?.checked, unfound: [] })
      const [card = '', start = 0] = [cardIn(text)?.[0], cardIn(text)?.index]
      // Rows of figures; not of times.
      const rows = [...card.matchAll(/^\| [^|]+ \| (?!\d{4}-\d\d-)[-+$]?\d.*$/gm)]
      expect(rows).not.toEqual([])
      for (const { 0: row, index } of rows) {
        const from = start + index
        const within = shown.filter(
          (figure) => figure.start > from && figure.end < from + row.length,
        )
        expect([row, within.length]).toEqual([row, 1])
      }
    })
  },
)

function checked(text: string, figures: Awaited<ReturnType<typeof written>>['figures']) {
  const backing = { sources: [], question: '', earlier: [], handbook: [] }
  return figuresOf({ text, kind: 'handbook', hasLooked: true, figures, ...backing })
}

/** The table of two columns, of which only the first has a head. */
const cardIn = (text: string) => /^\| [^|\n]+ \| {2}\|\n(?:\|.*\n?)+/m.exec(text)

/** What the items of the card say. */
const itemsOf = (text: string) => cardIn(text)?.[0] ?? ''

it('has each figure of an address once: what it holds is in the table', async () => {
  const { text } = await written({ kind: 'address', address: WALLET, network: null })
  expect(itemsOf(text)).not.toContain('99,000,000')
  expect(text).toContain('| 99,000,000 | USDT |')
})

it.each([
  ['Ethereum', WALLET, 'Contract, code published'],
  ['Bitcoin', BITCOIN_ADDRESS, null],
])('says of an address on %s only what it can be there', async (_, address, kind) => {
  const { text } = await written({ kind: 'address', address, network: null })
  expect(/\| Kind \| (.*?) \|/.exec(itemsOf(text))?.[1] ?? null).toBe(kind)
})

it('has the leading pool in the card, and the others in the table', async () => {
  const { text } = await written({ kind: 'yields', ...pools, by: 'tvl' })
  expect(itemsOf(text)).toContain('| 4.25% |')
  expect(text.replace(itemsOf(text), '')).not.toContain('| 4.25% |')
  expect(text).toContain('| 5.5% |')
})

describe('of several values the better one is marked, and it is said what is better', () => {
  it.each<[string, Plan, RegExp, string]>([
    [
      'assets, by what became of them',
      { kind: 'compare', assets: [asset, { ...asset, called: 'Aave', ticker: 'AAVE' }], ...span },
      /\| Change over 30 days \| \*\*\+26\.62%\*\* ✓ \| [^*✓]+ \|/,
      '✓ better (Change over 30 days: higher)',
    ],
    [
      'stablecoins, by their peg',
      { kind: 'stablecoins', wanted: null, asked: null },
      /\| \*\*[-+][\d.]+%\*\* ✓ \|/,
      '✓ better (From its peg: smaller distance)',
    ],
  ])('%s', async (_, plan, row, legend) => {
    const { text } = await written(plan)
    expect(text).toMatch(row)
    expect(text.match(/✓ \|/g)).toHaveLength(1)
    expect(text).toContain(legend)
  })
})

describe('a table', () => {
  const table = new Writer('zh', []).table

  it('has its numbers at the right, and its texts and ranks at the left', () => {
    const rows = [
      ['1', 'One', '1.73 万亿美元', '2026-11-20', '+67%', '–'],
      ['2', 'Two', '-0.5 美元', '2026-11-19', '–', '1,000 BUSDX'],
    ]
    const [, rule] = table(['', '名称', '市值', '日期', '涨跌', '流通量'], rows).split('\n')
    expect(rule).toBe('| --- | --- | ---: | --- | ---: | ---: |')
  })

  it('leaves out a column of which nothing is known', () => {
    const text = table(['', 'TVL', '7 天'], [['Ethereum', '660 亿', '–']])
    expect(text).toBe('|  | TVL |\n| --- | ---: |\n| Ethereum | 660 亿 |')
  })
})
