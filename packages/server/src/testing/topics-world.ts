import { randomUUID } from 'node:crypto'
import type { Input, Schemas, Success } from '@coinquiry/api-client/contract'
import type { Database } from '../adapters/database/database.ts'
import type { SignedIn } from '../contract/viewer.ts'
import { topicHandlers } from '../features/topics/handlers.ts'
import { type AskWorld, askWorld, type Client } from './ask-world.ts'
import { bodyOnly, queryOnly } from './handler-context.ts'
import { message } from './scripted-engine.ts'

type ListQuery = Input<'fetchTopicList'>['query']

/** One user's topics, as a client of the API sees and changes them. */
export interface TopicsClient extends Client {
  /** Asks a question that is answered at once; gives the topic's id. */
  tell(question: string, answer: string, body?: Partial<Input<'ask'>['body']>): Promise<string>
  list(query?: ListQuery): Promise<Success<'fetchTopicList'>>
  favorites(query?: ListQuery): Promise<Success<'fetchTopicList'>>
  search(search_term: string): Promise<readonly Schemas['TopicListItem'][]>
  setFavorite(topics_id: string, is_collected?: 0 | 1 | boolean): Promise<void>
  rename(topics_id: string, title: string): Promise<void>
  delete(topics_id: string): Promise<void>
  deleteAll(): Promise<void>
}

/** A world of asks with readers of lists in it. */
export interface TopicsWorld extends AskWorld {
  reader(user?: SignedIn): Promise<TopicsClient>
}

/** Each answer takes a second, so that topics have an order. */
export function topicsWorld(database: Database): TopicsWorld {
  const world = askWorld(database)

  async function reader(user?: SignedIn): Promise<TopicsClient> {
    const member = user ?? (await world.addUser(new Date('2030-01-01')))
    const client = world.client(member, await world.node())
    const list = async (query: ListQuery = {}) =>
      (await topicHandlers.fetchTopicList(client.ctx(), queryOnly(query))).body
    return {
      ...client,
      list,
      async tell(question, answer, body = {}) {
        world.time.now = new Date(world.time.now.getTime() + 1000)
        world.engine.onQuestion = (asked) => {
          asked.say(message(answer))
          asked.finish()
        }
        const topics_id = body.topics_id ?? randomUUID()
        await Array.fromAsync(await client.ask({ question, ...body, topics_id }))
        return topics_id
      },
      favorites: async (query = {}) =>
        (await topicHandlers.fetchCollection(client.ctx(), queryOnly(query))).body,
      search: async (search_term) => (await list({ search_term })).data,
      async setFavorite(topics_id, is_collected = 1) {
        await topicHandlers.collectTopic(client.ctx(), bodyOnly({ topics_id, is_collected }))
      },
      async rename(topics_id, title) {
        await topicHandlers.renameTopic(client.ctx(), bodyOnly({ topics_id, title }))
      },
      async delete(topics_id) {
        await topicHandlers.deleteTopic(client.ctx(), bodyOnly({ topics_id }))
      },
      async deleteAll() {
        await topicHandlers.deleteAllTopics(client.ctx())
      },
    }
  }

  return { ...world, reader }
}
