import { expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { NetworkReads } from './network-reads.ts'
import { bucketsOf } from './rate-limits.ts'

const START = Date.UTC(2026, 2, 1, 12)

/** Reads under limits, at a time that the test moves. */
function counted(limits: string) {
  const reads = new NetworkReads()
  const time = { seconds: 0 }
  const env = readEnv({ RATE_LIMITS: limits })
  return {
    time,
    /** Seconds to wait; 0 for a read that is served. */
    take: (ip = '203.0.113.7') =>
      reads.take(bucketsOf(env, 'read_ip', ip), new Date(START + time.seconds * 1000)),
  }
}

test.each([
  [0, [60]],
  [1, [0, 60]],
  [2, [0, 0, 60, 60]],
])('of %i reads a minute one more waits for the next minute', (count, waits) => {
  const { take, time } = counted(`read_ip=${count}/60`)
  expect(waits.map(() => take())).toEqual(waits)
  time.seconds = 59
  expect(take()).toBe(1)
  time.seconds = 60
  expect(take()).toBe(count === 0 ? 60 : 0)
})

test('another network reads on, and another address of the same /64 does not', () => {
  const { take } = counted('read_ip=1/60')
  expect([take('203.0.113.7'), take('203.0.113.8'), take('203.0.113.7')]).toEqual([0, 0, 60])
  expect([take('2001:db8::1'), take('2001:db8::2'), take('2001:db8:0:1::1')]).toEqual([0, 60, 0])
})

test('the longest of two limits is what has to be waited for', () => {
  const { take, time } = counted('read_ip=1/10,2/60')
  expect([take(), take()]).toEqual([0, 10])
  time.seconds = 10
  expect([take(), take()]).toEqual([0, 50])
})

test('there may be no limit, and a clock that is set back refuses nobody for longer', () => {
  const { take: takeAny } = counted('off')
  expect(Array.from({ length: 1000 }, () => takeAny()).filter(Boolean)).toEqual([])
  const { take, time } = counted('read_ip=1/60')
  expect([take(), take()]).toEqual([0, 60])
  time.seconds = -3600
  expect(take()).toBe(0)
})
