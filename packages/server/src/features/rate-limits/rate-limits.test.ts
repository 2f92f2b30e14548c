import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { forgetOldUses, takeRate } from './rate-limits.ts'
import { RefusedBuckets } from './refused-buckets.ts'

const env = readEnv({ RATE_LIMITS: 'export=10/60 upload=2/60,3/600' })
const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describeDatabases('a limited thing', (open) => {
  const at = (seconds: number) => ({
    database: open(),
    env,
    now: after(seconds),
    refused: new RefusedBuckets(),
  })
  const rows = async () => {
    const uses = await open().db.selectFrom('rate_uses').select('cost').execute()
    return uses.length
  }

  it('is allowed up to its limit, and says when again', async () => {
    await takeRate(at(0), 'upload', 'mei')
    await takeRate(at(20), 'upload', 'mei')
    const refused = { key: 'error.tooManyRequests', retryAfter: 30 }
    await expect(takeRate(at(30), 'upload', 'mei')).rejects.toMatchObject(refused)
    await takeRate(at(60), 'upload', 'mei')
    await expect(takeRate(at(120), 'upload', 'mei')).rejects.toMatchObject({ retryAfter: 480 })
    await takeRate(at(600), 'upload', 'mei')
  })

  it('is counted by its cost, by who takes it and by what it is', async () => {
    await takeRate(at(0), 'export', 'mei', 8)
    await expect(takeRate(at(1), 'export', 'mei', 3)).rejects.toMatchObject({ retryAfter: 59 })
    await takeRate(at(1), 'export', 'mei', 2)
    await takeRate(at(1), 'export', 'bob', 10)
    await takeRate(at(1), 'upload', 'mei')
  })

  it('is shared by a household, however many addresses it has', async () => {
    await takeRate(at(0), 'upload', '2001:db8::1')
    await takeRate(at(0), 'upload', '2001:db8::2')
    await expect(takeRate(at(0), 'upload', '2001:db8::3')).rejects.toThrow()
    await takeRate(at(0), 'upload', '2001:db8:0:1::1')
  })

  it('is shared by a site of many networks, which has ten times as much', async () => {
    const network = (n: number) => `2001:db8:7:${n.toString(16)}::1`
    for (let n = 0; n < 20; n += 1) await takeRate(at(0), 'upload', network(n))
    const refused = { key: 'error.tooManyRequests', retryAfter: 60 }
    await expect(takeRate(at(0), 'upload', network(20))).rejects.toMatchObject(refused)
    await takeRate(at(0), 'upload', '2001:db8:8::1')
  })

  it('is not counted by the ports that a proxy writes behind addresses', async () => {
    await takeRate(at(0), 'upload', '203.0.113.7:50001')
    await takeRate(at(0), 'upload', '203.0.113.7:50002')
    await expect(takeRate(at(0), 'upload', '203.0.113.7')).rejects.toThrow()
  })

  it('is not counted where there is no limit', async () => {
    const unreachable = { ...open(), write: () => Promise.reject(new Error('unreachable')) }
    const off = readEnv({ RATE_LIMITS: 'off' })
    await takeRate({ ...at(0), env: off, database: unreachable }, 'export', 'mei')
  })

  it('is forgotten when it counts no more, nor by default, as other nodes may have it', async () => {
    const own = readEnv({ RATE_LIMITS: 'export=10/900 upload=1/60' })
    const ofNone = readEnv({ RATE_LIMITS: 'off' })
    const later = (seconds: number) => ({ ...at(seconds), env: own })
    await takeRate(later(0), 'export', 'mei')
    await takeRate(later(0), 'upload', 'mei')
    await takeRate(later(0), 'sign_in', '203.0.113.7')
    const table = [
      [own, 300, 3],
      [ofNone, 300, 3],
      [own, 301, 2],
      [own, 600, 2],
      [own, 601, 1],
      [own, 900, 1],
      [own, 901, 0],
    ] as const
    for (const [env, seconds, left] of table) {
      await forgetOldUses(handlerContext(open(), { ...at(seconds), env }))
      expect([seconds, await rows()]).toEqual([seconds, left])
    }
  })

  it(
    'passes for exactly as many of fifty at once as its limit says',
    async () => {
      await trials(open(), async (trial) => {
        const { done, refused } = await race(() => takeRate(at(0), 'export', `user ${trial}`))
        expect([done.length, refused]).toEqual([10, { 'error.tooManyRequests': 40 }])
        expect(await rows()).toBe(10 * (trial + 1))
      })
    },
    RACE_TIMEOUT_MS,
  )
})
