import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext, queryOnly } from '../../testing/handler-context.ts'
import { addPerson } from '../../testing/people.ts'
import { shareHandlers } from '../share/handlers.ts'
import { socialHandlers } from '../social-login/handlers.ts'
import { topicHandlers } from '../topics/handlers.ts'
import { NetworkReads } from './network-reads.ts'

type Context = Parameters<typeof socialHandlers.unbindTwitter>[0]

const CALLS = {
  search: [
    (ctx: Context) => topicHandlers.fetchTopicList(ctx, queryOnly({ search_term: 'gas' })),
    (ctx: Context) => topicHandlers.fetchCollection(ctx, queryOnly({ search_term: 'gas' })),
  ],
  share: [(ctx: Context) => shareHandlers.shareTopic(ctx, bodyOnly({ topics_id: randomUUID() }))],
  unbind: [(ctx: Context) => socialHandlers.unbindTwitter(ctx)],
} as const

const LIMITED = 'error.tooManyRequests'
const names = ['search', 'share', 'unbind'] as const

describeDatabases('a user', (open) => {
  async function person(rates: string, reads = new NetworkReads()) {
    const viewer = await addPerson(open())
    return handlerContext(open(), { env: readEnv({ RATE_LIMITS: rates }), viewer, reads })
  }

  /** How so many calls end, those of one limit in turn. */
  async function outcomes(ctx: Context, name: keyof typeof CALLS, count: number) {
    const ends: unknown[] = []
    for (let n = 0; n < count; n += 1) {
      const call = CALLS[name][n % CALLS[name].length]
      const refusal = await call?.(ctx).then(
        () => null,
        (error) => error,
      )
      ends.push(refusal?.key === LIMITED ? refusal.retryAfter : 0)
    }
    return ends
  }

  it.each(
    names.flatMap((name) => [
      { name, limit: 0, ends: [60, 60] },
      { name, limit: 1, ends: [0, 60] },
      { name, limit: 3, ends: [0, 0, 0, 60] },
    ]),
  )('with $limit a minute of $name gets these waits: $ends', async ({ name, limit, ends }) => {
    const reads = new NetworkReads()
    const mei = await person(`${name}=${limit}/60`, reads)
    expect(await outcomes(mei, name, ends.length)).toEqual(ends)
    const bob = await person(`${name}=${limit}/60`, reads)
    expect(await outcomes(bob, name, 1)).toEqual([ends[0]])
  })

  it('reads lists without a search as often as wanted', async () => {
    const mei = await person('search=0/60')
    for (const query of [{}, { search_term: '' }, { search_term: ' ' }])
      expect((await topicHandlers.fetchTopicList(mei, queryOnly(query))).body.data).toEqual([])
  })
})
