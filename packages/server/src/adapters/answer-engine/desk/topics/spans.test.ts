import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FakeSources,
  startFakeSources,
} from '../../../../../../../tests/fakes/fake-sources.ts'
import { readEnv } from '../../../../env.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import type { Language } from '../../../../ports.ts'
import { createLiveData } from '../../../live-data.ts'
import type { Assets, Plan } from '../plan.ts'
import { Writer } from '../writer.ts'
import { daysRead } from './courses.ts'
import { topicOf } from './topics.ts'

const now = new Date('2026-11-20T12:00:00Z')
/** Its history begins late; the free access to the others reaches back 365 days. */
const YOUNG = 'Solana'
const BEGINS = new Date('2026-11-10')

let fake: FakeSources
let data: LiveData
beforeAll(async () => {
  fake = await startFakeSources()
  const { market, ...others } = createLiveData(readEnv(fake.env))
  data = {
    ...others,
    market: market && {
      ...market,
      history: async (called, ...rest) => {
        const history = await market.history(called, ...rest)
        const points = history?.points.filter(({ at }) => at >= BEGINS) ?? []
        return history && called === YOUNG ? { ...history, points } : history
      },
    },
  }
})
afterAll(() => fake[Symbol.asyncDispose]())

async function written(plan: Plan, language: Language = 'en') {
  const { signal } = new AbortController()
  const ground = { data, now, signal, reportFailure: () => undefined }
  const reading = await topicOf(plan).read(plan, ground)
  return (reading?.write(new Writer(language, [1, 2])) ?? []).join('\n\n')
}

const asset = (called: string) => ({ called, ticker: null, others: [] })
const [bitcoin, ether, young] = [asset('Bitcoin'), asset('Ethereum'), asset(YOUNG)]
const over = (kind: 'chart' | 'compare', days: number, assets: Assets): Plan => ({
  ...{ kind, assets, days, currency: 'usd' },
})
const bought = (of: typeof bitcoin, days: number): Plan => ({
  ...{ kind: 'regular', asset: of, purchases: { amount: 100, every: 7, days } },
})
const locked = (days: number): Plan => ({ kind: 'tvl', name: 'Aave', days, asks: null })

it.each<[plan: Plan, en: string, zh: string]>([
  [over('chart', 30, [bitcoin]), 'over 30 days**', '近 30 天'],
  [over('chart', 365, [bitcoin]), 'over 365 days**', '近 365 天'],
  [over('chart', 1826, [bitcoin]), 'over 365 days**', '近 365 天'],
  [over('chart', 1096, [bitcoin, ether]), '| 365 days ago |', '| 365 天前 |'],
  [over('chart', 30, [young]), 'over 10 days**', '近 10 天'],
  [over('chart', 30, [bitcoin, young]), '| 10 days ago |', '| 10 天前 |'],
  [over('chart', 30, [bitcoin, young]), 'days, start = 100', '10 天，起点 = 100'],
  [over('compare', 1096, [bitcoin, ether]), 'Over 365 days', '近 365 天'],
  [over('compare', 30, [bitcoin, young]), '**Over 10 days SOL did best**', '近 10 天表现最好'],
  [over('compare', 30, [bitcoin, young]), '| Change over 10 days |', '| 10 天涨跌 |'],
  [bought(bitcoin, 1096), 'every week over 365 days', '近 365 天每周'],
  [bought(young, 90), 'every week over 10 days', '近 10 天每周'],
  [locked(30), 'change: 30 days', '变化：30 天'],
  [locked(1096), 'change: 399 days', '变化：399 天'],
])('says over which days it was read: %j', async (plan, en, zh) => {
  const texts = [await written(plan), await written(plan, 'zh')]
  expect(texts).toEqual([expect.stringContaining(en), expect.stringContaining(zh)])
})

const LIMIT = ['reaches back 365 days at most', '最多回溯 365 天']
const EARLIEST = [
  `no earlier figures of ${YOUNG} than those of 2026-11-10`,
  `没有 ${YOUNG} 在 2026-11-10 之前的数据`,
]

it.each<[plan: Plan, says: string[], not: string[]]>([
  [over('chart', 365, [bitcoin]), [], [...LIMIT, ...EARLIEST]],
  [over('chart', 1826, [bitcoin]), LIMIT, EARLIEST],
  [over('compare', 1096, [bitcoin, ether]), LIMIT, EARLIEST],
  [bought(bitcoin, 1096), LIMIT, EARLIEST],
  [over('chart', 30, [young]), EARLIEST, LIMIT],
  [over('chart', 1826, [young]), EARLIEST, LIMIT],
  [over('compare', 1826, [bitcoin, young]), EARLIEST, LIMIT],
  [bought(young, 90), EARLIEST, LIMIT],
])('says why it begins later than wanted: %j', async (plan, says, not) => {
  const text = [await written(plan), await written(plan, 'zh')].join()
  for (const each of says) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

it('says where there are no earlier figures of what is locked', async () => {
  expect(await written(locked(30))).not.toContain('no earlier figures')
  expect(await written(locked(1096))).toContain('DefiLlama has no earlier figures of Aave than')
  expect(await written(locked(1096), 'zh')).toContain('DefiLlama 没有 Aave 在 ')
})

it('compares the same days of each', async () => {
  const text = await written(over('chart', 30, [bitcoin, young]))
  // A price of the fake rises by one a day.
  expect(text).toContain('| Bitcoin (BTC) [1] | $91,224.50 | $91,234.50 |')
  expect(text).toContain('| Solana (SOL) [2] | $132.70 | $142.70 |')
})

it.each([
  [1 / 24, 30, 29.97, 30],
  [1 / 24, 30, 28.4, 28],
  [1 / 24, 2, 0.94, 0.9],
  [1, 365, 364.04, 365],
  [1, 365, 363.4, 363],
  [1, 7, 6.01, 7],
  [1, 1, 0.1, 1],
])('with points each %f days, of %i wanted days %f are said as %f', (apart, wanted, read, said) => {
  const daysAgo = (days: number) => ({ at: new Date(now.getTime() - days * 86_400_000) })
  expect(daysRead([daysAgo(read), daysAgo(read - apart)], now, wanted)).toBe(said)
})
