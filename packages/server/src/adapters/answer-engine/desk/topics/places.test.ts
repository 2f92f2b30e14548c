import { expect, it } from 'vitest'
import type { Defi, LockedValue } from '../../../../ports/defi.ts'
import type { Figure } from '../../../../ports/figure.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import { Writer } from '../writer.ts'
import { largest, tvl } from './defi.ts'

const now = new Date('2026-11-20T12:00:00Z')
const url = 'https://source.example'
const locked = (kind: LockedValue['kind'], name: string, dollars: string | null): LockedValue => {
  const figure: Figure | null =
    dollars === null
      ? null
      : {
          ...{ kind: 'defi', value: dollars, unit: 'USD', asOf: now.toISOString(), how: 'read' },
          source: { name: 'Source', url },
        }
  return {
    name,
    kind,
    category: null,
    chains: [],
    tvl: figure,
    change1d: null,
    change7d: null,
    url,
  }
}
/** Largest first. */
const VALUES = [
  locked('protocol', 'Lido', '30000000000'),
  locked('chain', 'Ethereum', '29000000000'),
  locked('protocol', 'Aave', '20000000000'),
  locked('chain', 'Solana', '9000000000'),
  locked('protocol', 'Unread', null),
]
const defi = {
  name: 'Source',
  attribution: { name: 'Source', text: 'Source', url },
  lockedIn: async (wanted) => VALUES.find(({ name }) => name === wanted) ?? null,
  largest: async (kind, { limit }) => VALUES.filter((each) => each.kind === kind).slice(0, limit),
} as Partial<Defi> as Defi
const reader = {
  ...{ data: { defi } as Partial<LiveData> as LiveData, now },
  ...{ signal: new AbortController().signal, reportFailure: () => undefined },
}

it.each([
  ['Lido', 'en', '$30 billion is locked in Lido, rank 1 among protocols'],
  ['Aave', 'en', '$20 billion is locked in Aave, rank 2 among protocols'],
  ['Solana', 'en', '$9 billion is locked in Solana, rank 2 among chains'],
  ['Aave', 'zh', 'Aave 的锁仓量（TVL）是 200 亿美元，在协议中排名第 2'],
  ['Ethereum', 'zh', 'Ethereum 的锁仓量（TVL）是 290 亿美元，在公链中排名第 1'],
] as const)('the place of %s in %s: %s', async (name, language, start) => {
  const reading = await tvl.read({ kind: 'tvl', name, days: null, asks: 'place' }, reader)
  const text = reading?.write(new Writer(language, [1]))[0]?.replaceAll('**', '') ?? ''
  expect(text.slice(0, start.length)).toBe(start)
})

it.each([
  ['Aave', null],
  ['Unread', 'place'],
] as const)('no place of %s is told where none is asked for or known', async (name, asks) => {
  const reading = await tvl.read({ kind: 'tvl', name, days: null, asks }, reader)
  expect(reading?.write(new Writer('en', [1])).join('\n')).not.toContain('rank')
})

it.each([
  ['protocol', 2, 'en', 'Rank 2 by value locked is Aave: $20 billion.'],
  ['chain', 2, 'zh', '锁仓量第 2 名是 Solana：90 亿美元。'],
  ['chain', 3, 'en', 'The ranking has no place 3.'],
  ['chain', 3, 'zh', '这个榜单没有第 3 名。'],
  ['chain', null, 'en', 'Most is locked on Ethereum: $29 billion.'],
] as const)('of each %s the one at %j in %s: %s', async (of, place, language, sentence) => {
  const plan = { kind: 'largest', of, category: null, limit: 10, place } as const
  const reading = await largest.read(plan, reader)
  expect(reading?.write(new Writer(language, [1]))[0]?.replaceAll('**', '')).toBe(sentence)
})
