import { expect, it } from 'vitest'
import { DataFailure, type DataFailureReason } from '../../../../ports/data-failure.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import { Writer } from '../writer.ts'
import { notRead, readEach } from './read-each.ts'

const data: LiveData = { market: null, defi: null, chains: null, sentiment: null, news: null }
const assets = ['Bitcoin', 'Solana', 'Aave'].map((called) => ({ called, ticker: null, others: [] }))
const failure = (reason: DataFailureReason) => new DataFailure('market.example', reason)

async function reading(failures: Readonly<Record<string, Error>>, signal?: AbortSignal) {
  const reported: unknown[] = []
  const ground = {
    ...{ data, now: new Date(), signal: signal ?? new AbortController().signal },
    reportFailure: (error: unknown) => void reported.push(error),
  }
  const read = async (called: string) => {
    if (failures[called]) throw failures[called]
    return called.length
  }
  return { ...(await readEach(assets, read, ground)), reported }
}

it('keeps what was read, and reports what was not', async () => {
  const failures = { Solana: failure('late'), Aave: new TypeError('a mistake') }
  const { read, lost, reported } = await reading(failures)
  expect(read.map(({ asset, value }) => [asset.called, value])).toEqual([['Bitcoin', 7]])
  expect(lost).toEqual([
    { called: 'Solana', why: 'away' },
    { called: 'Aave', why: 'wrong' },
  ])
  expect(reported).toEqual(Object.values(failures))
})

it('fails where nothing could be read, and where it was aborted', async () => {
  const all = Object.fromEntries(assets.map(({ called }) => [called, failure('status')]))
  await expect(reading(all)).rejects.toThrow('market.example')
  await expect(reading({ Aave: failure('late') }, AbortSignal.abort())).rejects.toThrow()
})

it.each([
  ['budget', 'takes no more requests just now', '行情来源暂时不接受更多请求'],
  ['busy', 'takes no more requests just now', '行情来源暂时不接受更多请求'],
  ['late', 'does not answer just now', '行情来源暂时没有应答'],
  ['unreachable', 'does not answer just now', '行情来源暂时没有应答'],
  ['status', 'answered with an error', '行情来源返回了错误'],
  ['unreadable', 'answered with an error', '行情来源返回了错误'],
] as const)('says why something was not read: %s', async (reason, en, zh) => {
  const { lost } = await reading({ Solana: failure(reason) })
  expect(notRead({ missing: ['FOO'], lost }, new Writer('en', []))).toEqual([
    'The market source knows no asset called FOO.',
    `Solana could not be read, because the market source ${en}; this is said without it.`,
  ])
  expect(notRead({ missing: [], lost }, new Writer('zh', [])).join()).toContain(zh)
})
