import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrowdReads } from './crowd-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTime(ms)

/** What is written down somewhere, and how often it was read. */
function source(first = 'first') {
  const source = { now: first, loaded: 0 }
  const load = async () => {
    source.loaded += 1
    return source.now
  }
  return { source, load }
}

async function readTimes(count: number, read: () => Promise<string>): Promise<string[]> {
  const given: string[] = []
  for (let at = 0; at < count; at += 1) given.push(await read())
  return given
}

test.each([
  { asked: 1, loaded: 1 },
  { asked: 4, loaded: 4 },
  { asked: 5, loaded: 5 },
  { asked: 6, loaded: 6 },
  { asked: 7, loaded: 6 },
  { asked: 100, loaded: 6 },
])(
  'what is asked for $asked times in a second is read $loaded times',
  async ({ asked, loaded }) => {
    const reads = new CrowdReads<string>({ busy: 5, keptMs: 500 })
    const { source: read, load } = source()
    await readTimes(asked, () => reads.read('a', load))
    expect(read.loaded).toBe(loaded)
  },
)

test('who asks alone gets what was written a moment ago, whatever was asked before', async () => {
  const reads = new CrowdReads<string>({ busy: 5, keptMs: 500 })
  const { source: read, load } = source()
  for (let second = 0; second < 10; second += 1) {
    for (let at = 0; at < 5; at += 1) {
      read.now = `${second} ${at}`
      expect(await reads.read('a', load)).toBe(read.now)
      pass(200)
    }
  }
})

test('a crowd gets what was read up to half a second ago, also where it begins a new second', async () => {
  const reads = new CrowdReads<string>({ busy: 5, keptMs: 500 })
  const { source: read, load } = source()
  await readTimes(20, () => reads.read('a', load))
  read.now = 'second'
  pass(499)
  expect(await reads.read('a', load)).toBe('first')
  pass(1)
  expect(await reads.read('a', load)).toBe('second')
  read.now = 'third'
  pass(499)
  expect(await readTimes(3, () => reads.read('a', load))).toEqual(['second', 'second', 'second'])
  pass(1)
  expect(await reads.read('a', load)).toBe('third')
  expect(read.loaded).toBe(8)
})

test('a crowd that has gone is forgotten', async () => {
  const reads = new CrowdReads<string>({ busy: 5, keptMs: 500 })
  const { source: read, load } = source()
  await readTimes(20, () => reads.read('a', load))
  pass(2000)
  for (const now of ['second', 'third']) {
    read.now = now
    expect(await reads.read('a', load)).toBe(now)
  }
})

test('those who ask while it is read wait for the same reading', async () => {
  const reads = new CrowdReads<string>({ busy: 0 })
  const slow = Promise.withResolvers<string>()
  let loaded = 0
  const load = () => {
    loaded += 1
    return slow.promise
  }
  const asked = Array.from({ length: 50 }, () => reads.read('a', load))
  slow.resolve('one')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']))
  expect(loaded).toBe(1)
})

test('a failure is told to those who waited, and tried again by the next', async () => {
  const reads = new CrowdReads<string>({ busy: 0 })
  const fail = () => Promise.reject(new Error('The database is gone'))
  const failed = [reads.read('a', fail), reads.read('a', fail)]
  for (const one of failed) await expect(one).rejects.toThrow('The database is gone')
  expect(await reads.read('a', async () => 'back')).toBe('back')
})

test('one thing’s crowd is not another’s, and of a thousand the oldest is forgotten', async () => {
  const reads = new CrowdReads<string>({ busy: 1 })
  const { source: read, load } = source()
  for (let key = 0; key <= 1000; key += 1) await reads.read(String(key), load)
  expect(read.loaded).toBe(1001)
  read.now = 'second'
  for (const key of ['0', '1000']) {
    await reads.read(key, load)
    expect(await reads.read(key, async () => 'third')).toBe(key === '0' ? 'third' : 'second')
  }
})
