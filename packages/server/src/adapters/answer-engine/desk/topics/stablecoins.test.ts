import { describe, expect, it } from 'vitest'
import type { Defi, Stablecoin } from '../../../../ports/defi.ts'
import type { Figure } from '../../../../ports/figure.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import { deviationOf } from '../../../defi/stablecoins.ts'
import { Writer } from '../writer.ts'
import { stablecoins } from './stablecoins.ts'
import type { PlanOf } from './topic.ts'

const now = new Date('2026-11-20T12:00:00Z')
const url = 'https://source.example'
const figure = (value: string, unit: string, asOf = now): Figure => ({
  ...{ kind: 'price', value, unit, asOf: asOf.toISOString(), how: 'read' },
  source: { name: 'Source', url },
})

type Coin = Partial<Pick<Stablecoin, 'price' | 'deviation'>> | null

const at = (value: string, asOf = now): Coin => {
  const price = figure(value, 'USD', asOf)
  return { price, deviation: deviationOf(price) }
}

/** The first sentence of the answer. */
async function said(
  coin: Coin,
  asked: PlanOf<'stablecoins'>['asked'],
  language: 'en' | 'zh' = 'en',
): Promise<string> {
  const rest = { name: 'Dollar', symbol: 'USDX', mechanism: '', price: null, deviation: null, url }
  const found = coin ? [{ ...rest, circulating: figure('5000', 'USDX'), ...coin }] : []
  const defi = { name: 'Source', stablecoins: async () => found } as Partial<Defi> as Defi
  const data = { defi } as Partial<LiveData> as LiveData
  const signal = new AbortController().signal
  const reading = await stablecoins.read(
    { kind: 'stablecoins', wanted: 'USDX', asked },
    { data, now, signal, reportFailure: () => undefined },
  )
  return reading?.write(new Writer(language, [1]))[0]?.replaceAll('**', '') ?? ''
}

const HOUR_MS = 3_600_000

describe('whether a stablecoin holds its peg', () => {
  it.each<[Coin, PlanOf<'stablecoins'>['asked'], string]>([
    [at('1.0002'), 'lost', 'No, Dollar (USDX) is at its peg now: it costs 0.02% more than one'],
    [at('1.0002'), 'held', 'Yes, Dollar (USDX) is at its peg now: it costs 0.02% more than one'],
    [at('1.0002'), null, 'Dollar (USDX) is at its peg now: it costs 0.02% more than one'],
    [at('0.995'), 'held', 'Yes, Dollar (USDX) is at its peg now: it costs 0.5% less than one'],
    [at('0.9949'), 'held', 'No, Dollar (USDX) is off its peg now: it costs 0.51% less than one'],
    [at('0.925'), 'lost', 'Yes, Dollar (USDX) is off its peg now: it costs 7.5% less than one'],
    [at('1'), 'held', 'Yes, Dollar (USDX) is at its peg now: it costs exactly one dollar.'],
    [at('1', new Date(now.getTime() - 2 * HOUR_MS)), 'held', 'I don’t know whether'],
    [{}, 'lost', 'I don’t know whether Dollar (USDX) is at its peg now'],
    [null, 'lost', 'I don’t know whether USDX is at its peg: Source knows no stablecoin'],
    [{ price: figure('1.16', 'USD') }, 'held', 'Dollar (USDX) is pegged to something else'],
  ])('%j, asked whether it was %s: %s', async (coin, asked, start) => {
    expect((await said(coin, asked)).slice(0, start.length)).toBe(start)
  })

  it.each<[string, PlanOf<'stablecoins'>['asked'], string]>([
    ['1.0002', 'lost', '没有脱锚：Dollar (USDX) 现价比 1 美元高 0.02%。'],
    ['1.0002', 'held', '是的，没有脱锚：'],
    ['0.925', 'lost', '已经脱锚：Dollar (USDX) 现价比 1 美元低 7.5%。'],
    ['0.925', 'held', '不，已经脱锚：'],
    ['1', null, '没有脱锚：Dollar (USDX) 现价正好是 1 美元。'],
  ])('%s in Chinese, asked whether it was %s: %s', async (price, asked, start) => {
    const text = await said(at(price), asked, 'zh')
    expect(text.slice(0, start.length)).toBe(start)
    expect(text).toContain('不超过 0.5%')
  })
})
