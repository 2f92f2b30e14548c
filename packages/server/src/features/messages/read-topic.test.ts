import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../contract/viewer.ts'
import type { Client } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, pathOnly } from '../../testing/handler-context.ts'
import { shareHandlers } from '../share/handlers.ts'
import { openLink, permit, share } from '../share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../share/testing/share-world.ts'
import { messageHandlers } from './handlers.ts'

describeDatabases('reading a topic', (open) => {
  let world: ShareWorld
  let topic: string
  let token: string
  beforeEach(async () => {
    world = await shareWorld(open())
    topic = await world.newTopic(world.mei)
    token = await share(world.mei, topic)
  })
  afterEach(() => world.close())

  /** The same client on a database that counts what it is asked. */
  function counting(client: Client) {
    const ctx = client.ctx()
    const count = { queries: 0 }
    const db = ctx.database.db.withPlugin({
      transformQuery({ node }) {
        count.queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    return { count, ctx: { ...ctx, database: { ...ctx.database, db } } }
  }

  async function queriesOf(client: Client, topics_id: string) {
    const { ctx, count } = counting(client)
    await messageHandlers.fetchTopicMessage(ctx, bodyOnly({ topics_id })).catch(() => undefined)
    return count.queries
  }

  async function queriesOfLink(link: string) {
    const { ctx, count } = counting(world.bob)
    const asVisitor = { ...ctx, viewer: visitor }
    const reading = shareHandlers.fetchSharedTopic(asVisitor, pathOnly({ token: link }))
    await reading.catch(() => undefined)
    return count.queries
  }

  /** Goes on below the last answer, as long questions and answers do. */
  async function lengthen(messages: number) {
    const { db } = open()
    let parent_id = (await world.mei.fetchTopic(topic)).cur_message.at(-1)?.message_id ?? null
    const rows = Array.from({ length: messages }, (_, at) => {
      const id = randomUUID()
      const role = at % 2 === 0 ? ('user' as const) : ('assistant' as const)
      const status = role === 'user' ? null : ('done' as const)
      const content = `No. ${at} `.repeat(100)
      const row = {
        id,
        topic_id: topic,
        parent_id,
        role,
        status,
        content,
        request_id: randomUUID(),
      }
      parent_id = id
      return row
    })
    await db.insertInto('messages').values(rows).execute()
  }

  test('takes as many queries with a thousand messages as with two', async () => {
    const { mei, bob } = world
    expect([await queriesOf(mei, topic), await queriesOf(bob, topic)]).toEqual([3, 2])
    await lengthen(998)
    expect((await mei.fetchTopic(topic)).cur_message).toHaveLength(1000)
    expect((await openLink(bob, token)).cur_message).toHaveLength(1000)
    expect([await queriesOf(mei, topic), await queriesOf(bob, topic)]).toEqual([3, 2])
  })

  test('takes one query to refuse, whether it is closed or was never there', async () => {
    await permit(world.mei, token, 0)
    expect(await queriesOfLink(token)).toBe(1)
    expect(await queriesOfLink('unknown')).toBe(1)
    expect(await queriesOf(world.bob, topic)).toBe(1)
    expect(await queriesOf(world.bob, randomUUID())).toBe(1)
  })

  test('shows others nothing of what was written after it was closed', async () => {
    const { ctx } = counting(world.bob)
    let closed = false
    const db = ctx.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // Between the first query, which still finds the topic public, and the second.
        if (!closed) {
          closed = true
          await permit(world.mei, token, 0)
        }
        return result
      },
    })
    const late = { ...ctx, database: { ...ctx.database, db } }
    const reading = messageHandlers.fetchTopicMessage(late, bodyOnly({ topics_id: topic }))
    await expect(reading).rejects.toMatchObject({ key: 'error.noAccess' })
  })
})
