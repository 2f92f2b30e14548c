import { randomUUID } from 'node:crypto'
import type { AskEvent } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../../../adapters/database/database.ts'
import { renewLease } from '../../../../generation/node-store.ts'
import { type AskWorld, askWorld, type Client, until } from '../../../../testing/ask-world.ts'
import { pluggable } from '../../../../testing/pluggable.ts'
import type { ScriptedAnswer } from '../../../../testing/scripted-engine.ts'
import { fetchAccount } from '../../../users/testing/fetch-account.ts'
import type { ModelAsk } from './ask-model.ts'

const DAY_MS = 86_400_000

export interface RealAsk {
  readonly start: Extract<AskEvent, { event: 'start' }>
  readonly engine: ScriptedAnswer
  readonly connection: AbortController
}

/** The real thing: two nodes that write, one that only looks on, a user and four topics. */
export async function buildRealSystem(database: Database) {
  const world: AskWorld = askWorld(database)
  const user = await world.addUser()
  const build = async () => {
    const cable = pluggable(database)
    return { cable, client: world.client(user, await world.node({}, cable.database)) }
  }
  const nodes = [await build(), await build()]
  const observer = world.client(user, await world.node())
  const slots = Array.from({ length: 4 }, () => randomUUID())
  const asks = new Map<ModelAsk, RealAsk>()

  const topicOf = (slot: number) => slots[slot] ?? ''
  const nodeAt = (index: number) => {
    const node = nodes[index]
    if (!node) throw new Error(`There is no node ${index}`)
    return node
  }

  async function expireLease(nodeId: string) {
    await sql`update nodes set seen_at = seen_at - interval '1 hour'
      where id = ${nodeId}`.execute(database.db)
    await observer.ctx().generations.reapDead()
  }

  return {
    world,
    observer,
    asks,
    topicOf,
    client: (index: number): Client => nodeAt(index).client,
    async ask(index: number, body: Parameters<Client['ask']>[0]): Promise<RealAsk> {
      const connection = new AbortController()
      const events = await nodeAt(index).client.ask(body, { signal: connection.signal })
      const start = await until(events, 'start')
      const engine = world.engine.answers.at(-1)
      if (!engine) throw new Error('The engine was not asked')
      return { start, engine, connection }
    },
    async crash(index: number) {
      const { cable, client } = nodeAt(index)
      cable.pull()
      await expireLease(client.ctx().generations.nodeId)
      nodes[index] = await build()
    },
    /** The node was out of reach for too long, and comes back. */
    async loseLease(index: number) {
      const { nodeId } = nodeAt(index).client.ctx().generations
      await expireLease(nodeId)
      await renewLease(database.db, nodeId)
    },
    passMidnight() {
      world.time.now = new Date(world.time.now.getTime() + DAY_MS)
    },
    async seen(used: readonly boolean[]) {
      const data = await fetchAccount(database, user, world.time.now)
      const topics = used.map((isUsed, slot) =>
        isUsed ? seenTopic(observer, topicOf(slot)) : null,
      )
      return {
        topicsLeft: data.topic_count,
        points: data.cur_points,
        topics: await Promise.all(topics),
      }
    },
  }
}

export type RealSystem = Awaited<ReturnType<typeof buildRealSystem>>

async function seenTopic(client: Client, topicId: string) {
  const { cur_message, cur_topics_info } = await client.fetchTopic(topicId)
  return {
    messagesLeft: cur_topics_info.remain_message_count,
    path: cur_message.map(({ content_list, cur_path_index }) => ({
      versions: content_list.map(({ status, think_content = '', content }) => [
        status,
        think_content,
        content,
      ]),
      shown: cur_path_index,
    })),
  }
}
