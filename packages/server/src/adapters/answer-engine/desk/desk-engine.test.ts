import { calculatorOf } from '@coinquiry/calculators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeMarket, startFakeMarket } from '../../../../../../tests/fakes/fake-market.ts'
import { figuresOf } from '../../../domain/figures/answer-figures.ts'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import type { LiveData } from '../../../ports/live-data.ts'
import type { Question } from '../../../ports.ts'
import { createLiveData } from '../../live-data.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { Desk } from './desk.ts'
import { deskEngine } from './desk-engine.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
let fake: FakeMarket
let data: LiveData
beforeAll(async () => {
  fake = await startFakeMarket()
  data = createLiveData(readEnv(fake.env))
})
afterAll(() => fake[Symbol.asyncDispose]())

interface Asked extends Partial<Question> {
  readonly from?: Partial<LiveData>
  readonly waitMs?: number
}

async function ask(text: string, { from = {}, waitMs = 1000, ...more }: Asked = {}) {
  const failures: string[] = []
  const report = (what: string) => void failures.push(what)
  const engine = deskEngine(
    new Desk({ data: { ...data, ...from }, names: loadKnownNames, now, report, waitMs }),
    openHandbook,
  )
  const base = {
    text,
    history: [],
    deepThink: false,
    internetSearch: true,
    language: 'en',
  } as const
  const events = await Array.fromAsync(
    engine.answer({ ...base, ...more }, new AbortController().signal),
  )
  const of = <E extends string>(event: E) =>
    events.filter((each): each is Extract<typeof each, { event: E }> => each.event === event)
  return {
    events,
    failures,
    steps: of('progress').map(({ step }) => step),
    text: of('message')
      .map(({ content }) => content)
      .join(''),
    found: of('found'),
  }
}

/** A market that answers only later, or not at all. */
const slow = (ms: number): Partial<LiveData> => ({
  market: data.market && {
    ...data.market,
    quotes: async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      return data.market?.quotes(...args) ?? []
    },
  },
})

const withoutProfiles = () =>
  data.market && {
    ...data.market,
    profile: () => Promise.reject(new DataFailure('it is busy', 'busy')),
  }

/** A market that has prices in a currency, and no other figures in it. */
const pricesOnly = () =>
  data.market && {
    ...data.market,
    profile: async (...args: Parameters<NonNullable<LiveData['market']>['profile']>) => {
      const known = await data.market?.profile(...args)
      const figures = Object.keys(known?.figures ?? {}).map((key) => [key, null])
      return known ? { ...known, figures: Object.fromEntries(figures) } : null
    },
  }

describe('an answer from data', () => {
  it('leads with the figure, its source and its time, and says that no model wrote it', async () => {
    const { text } = await ask('BTC price')
    expect(text).toMatch(/^\*\*Bitcoin \(BTC\) costs \$91,234\.50\*\*, down 1\.5%/)
    expect(text).toContain('CoinGecko, as of 2026-11-20 12:00 UTC [1]')
    expect(text).toContain('because no model is configured')
    expect(text).toContain('Data provided by CoinGecko')
  })

  it.each([
    ['how much is 2 BTC now', { calculator: 'conversion', value: '182469' }],
    ['how much is 0.0000001 BTC now', { calculator: 'conversion', value: '0.00912345' }],
    ['100美元能买多少BTC', { calculator: 'conversion', value: '0.0010960765' }],
    [
      'if I had bought $100 of BTC every week for the last year',
      { calculator: 'regular-purchases', value: '5300' }, // 53 weeks
    ],
    [
      'if I DCA $100 of BTC every month at 12% a year for 3 months, how much',
      { calculator: 'savings-plan', value: '303.01' }, // 100 × (1.01² + 1.01 + 1)
    ],
  ])('gives “%s” as a form, too', async (question, { calculator, value }) => {
    const { found } = await ask(question)
    const [sum] = found.flatMap(({ sums = [] }) => sums)
    expect(sum?.calculator).toBe(calculator)
    const outcome = calculatorOf(calculator)?.compute(sum?.inputs)
    expect(outcome?.ok && outcome.results[0]?.value.slice(0, 12)).toBe(value)
  })

  it('hands its figures over, so that they are checked against look-ups', async () => {
    const { text, found } = await ask('BTC price')
    const figures = found.flatMap(({ figures }) => figures)
    const backing = { sources: [], question: 'BTC price', earlier: [], handbook: [] }
    const { check } = figuresOf({ text, kind: 'handbook', hasLooked: true, figures, ...backing })
    expect(check).toMatchObject({ basis: 'lookups', checked: 3, found: 3 })
  })

  it.each([
    ['BTC price', []],
    ['FOO price', ['market']],
    ['BTC price and gas now', ['chain']],
  ])('tells what gave nothing for “%s”: %j', async (question, missed) => {
    const { found } = await ask(question)
    expect(found.flatMap((each) => each.missed ?? [])).toEqual(missed)
  })

  it('says which of two assets with one ticker is meant', async () => {
    expect((await ask('bitcoin ATH')).text).toContain('Bitcoin Imitation bears the same ticker')
  })

  it('says what a project is, and then in one line what it costs', async () => {
    const { text, found } = await ask('what is Solana')
    expect(text).toMatch(/^Solana is a proof-of-stake blockchain/)
    expect(text).toContain(
      '**Solana (SOL): Price $142.70, 24 h change +4.2%, Market cap $78.49 billion**, rank 6 by market cap (CoinGecko, as of 2026-11-20 12:00 UTC',
    )
    expect(text).not.toContain('| Figure |')
    expect(found.flatMap(({ figures }) => figures)).toHaveLength(4)
  })

  it('compares courses where the market has no other figures', async () => {
    const { text } = await ask('compare BTC and ETH in EUR', { from: { market: pricesOnly() } })
    expect(text).toContain('| Change over 30 days | +0.0329% | **+1.01%** ✓ |')
    expect(text).toContain('CoinGecko, as of 2026-11-20 12:00 UTC')
  })

  it.each([
    ['DeepSearch is off', () => ({ internetSearch: false })],
    ['no market is configured', () => ({ from: { market: null } })],
    ['the market cannot be read', () => ({ from: { market: withoutProfiles() } })],
  ])('says what a project is as the handbook does where %s', async (_, how) => {
    const { text, found } = await ask('what is Solana', how())
    expect(text).toMatch(/^Solana is a proof-of-stake blockchain/)
    expect(text).toContain('From the built-in handbook, because no model is configured')
    expect(text).not.toMatch(/DeepSearch|configured here|try again/)
    expect(found).toEqual([])
  })

  it('explains a project in the language of the question, which its name does not show', async () => {
    const { text } = await ask('介绍一下 Solana')
    expect(text).toContain('Solana 是')
    expect(text).not.toContain('blockchain')
  })

  it.each([
    ['STRK price', 'Strike bears the same ticker; this is Starknet, the largest by market cap'],
    ['STRK 现价', '同一代号的还有 Strike；这里按市值取最大的 Starknet'],
    ['STRK chart', 'Strike bears the same ticker'],
    ['compare STRK and BTC', 'Strike bears the same ticker'],
    ['TON price', 'TON can mean Toncoin or Tokamak Network, and no market cap is known here'],
    ['TON 价格', 'TON 可能指 Toncoin 或 Tokamak Network'],
  ])('says of a ticker that several assets share which is meant: %s', async (asked, said) => {
    expect((await ask(asked)).text).toContain(said)
  })

  it.each([
    ['Starknet price', 'Starknet (STRK) costs $0.125'],
    ['Strike coin price', 'Strike (STRK) costs $6.5'],
  ])('takes a name for that asset alone: %s', async (asked, said) => {
    const { text } = await ask(asked)
    expect(text).toContain(said)
    expect(text).not.toContain('same ticker')
  })

  it('shows what it reads to who asked for the thinking', async () => {
    const { events } = await ask('BTC price', { deepThink: true })
    expect(events.find(({ event }) => event === 'think')).toMatchObject({
      content: expect.stringContaining('Reading market data: Bitcoin'),
    })
  })
})

/** A market whose look-ups of one asset fail. */
function without(lost: string): Partial<LiveData> {
  const { market } = data
  if (!market) return {}
  const unless = <T>(called: string | readonly string[], read: () => Promise<T>) =>
    called.includes(lost)
      ? Promise.reject(new DataFailure('market.example does not answer', 'late'))
      : read()
  return {
    market: {
      ...market,
      quotes: (called, ...rest) => unless(called, () => market.quotes(called, ...rest)),
      history: (called, ...rest) => unless(called, () => market.history(called, ...rest)),
      profile: (called, ...rest) => unless(called, () => market.profile(called, ...rest)),
    },
  }
}

describe('one of several assets that cannot be read', () => {
  it.each([
    ['price of BTC, ETH and Solana', '| Ethereum (ETH) [2] |'],
    ['compare BTC, ETH and Solana', '**Over 30 days'],
    ['compare BTC and Solana', '**Bitcoin (BTC) is'],
    ['chart BTC, ETH and Solana', '| Ethereum (ETH) [2] |'],
    ['比较 BTC、ETH 和 Solana', '近 30 天表现最好的是'],
  ])('is named, with the reason, beside the others: %s', async (asked, kept) => {
    const { text, failures, found } = await ask(asked, { from: without('Solana') })
    expect(text).toContain(kept)
    expect(text).toMatch(
      /Solana could not be read, because the market source does not answer|没有读到 Solana/,
    )
    expect(text).not.toContain('knows no asset')
    expect([...new Set(failures)]).toEqual(['A search failed'])
    const figures = found.flatMap(({ figures }) => figures)
    const backing = { sources: [], question: asked, earlier: [], handbook: [] }
    const { check } = figuresOf({ text, kind: 'handbook', hasLooked: true, figures, ...backing })
    expect(check).toMatchObject({ found: check?.checked })
  })

  it('is said not to be known where the market does not know it', async () => {
    const { text } = await ask('compare BTC, ETH and FOO')
    expect(text).toContain('**Over 30 days')
    expect(text).toContain('knows no asset called FOO')
  })
})

describe('what is missing', () => {
  it('names the kind of source that is not configured', async () => {
    const { text, found } = await ask('gas now')
    expect(text).toContain('No source of on-chain data is configured here')
    expect(found.flatMap(({ figures }) => figures)).toEqual([])
  })

  it('reads nothing without DeepSearch, and says so', async () => {
    const { text, found, steps } = await ask('BTC price', { internetSearch: false })
    expect(text).toMatch(/^DeepSearch is off, so no live data was read/)
    expect(text).not.toContain('91,234')
    expect([found, steps.filter((step) => step.includes('market data'))]).toEqual([[], []])
  })

  it('says so of a source that fails, and answers the rest', async () => {
    fake.fault = 500
    const broken = createLiveData(readEnv(fake.env))
    const { text, failures } = await ask('what is staking and what is the BTC price', {
      from: broken,
    })
    fake.fault = null
    expect(text).toContain('Market data could not be read. Please try again')
    expect(text).toContain('Staking means')
    expect(failures).toEqual(['A search failed'])
  })

  it('says what it waits for', async () => {
    const { steps, text } = await ask('BTC price', { from: slow(60), waitMs: 20 })
    expect(steps.at(-1)).toBe('Still waiting for: market data')
    expect(text).toContain('91,234.50')
  })

  it('ends quietly when it is aborted', async () => {
    const engine = deskEngine(
      new Desk({ data, names: loadKnownNames, now, report: () => undefined }),
    )
    const abort = new AbortController()
    abort.abort()
    const question = { text: 'BTC price', history: [], deepThink: false, internetSearch: true }
    const events = await Array.fromAsync(
      engine.answer({ ...question, language: 'en' }, abort.signal),
    )
    expect(events.map(({ event }) => event)).toEqual(['progress'])
  })
})

it('does not say that there are no live data where only that figure has no source', async () => {
  const { text } = await ask('how many holders does WIF have now')
  expect(text).toMatch(/^No source of such a figure is configured here/)
  expect(text).not.toContain('I have no live data')
})

it('leaves to the handbook what wants no data, and sums that have all they take', async () => {
  expect((await ask('what is staking')).text).toContain('From the built-in handbook')
  expect((await ask('25万聪等于多少BTC')).text).toContain('0.0025 BTC')
})
