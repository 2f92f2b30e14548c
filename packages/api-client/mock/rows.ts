import type { Schemas } from '../src/contract/contract.ts'
import type { MockServer } from './mock-server.ts'
import type { World } from './worlds/world.ts'

export interface User extends Omit<Schemas['UserInfo'], 'resets_at'> {
  /** The world that this user belongs to. */
  readonly world: World
}

export interface Topic {
  readonly topics_id: string
  readonly user_id: string
  readonly title: string
  /** The ids by which others know the topic and its owner. */
  readonly public_id: string
  readonly public_owner_id: string
  /** The shared topic that this one continues. */
  readonly source_id: string | null
  share_token: string
  public_permission: 0 | 1
  is_collected: 0 | 1
  selected_child: string | null
  updated_at: number
}

/** A version of a message; versions are siblings. */
export interface Message {
  readonly message_id: string
  readonly topics_id: string
  readonly parent_id: string | null
  readonly role_type: 'user' | 'assistant'
  readonly request_id: string
  content: string
  think_content: string
  sources: Schemas['Source'][]
  status: Schemas['VersionStatus']
  is_like: Schemas['Like']
  selected_child: string | null
  /** Of an answer: with which error it ended. */
  error_key: Schemas['AskErrorKey'] | null
  /** Of an answer: the request for it, to recognize a repeated one. */
  readonly request?: { readonly idempotency_key: string | null; readonly body: string }
}

/** Adds a topic without messages; it is the last used one. */
export function addTopic(
  { random, clock, topics }: MockServer,
  fields: Pick<Topic, 'topics_id' | 'user_id' | 'title'> & Partial<Topic>,
): Topic {
  const topic = {
    public_id: random.id(),
    public_owner_id: random.id(),
    source_id: null,
    share_token: '',
    public_permission: 0,
    is_collected: 0,
    selected_child: null,
    updated_at: clock(),
    ...fields,
  } satisfies Topic
  topics.push(topic)
  return topic
}

/** Opens a topic to everybody who has its link. */
export function share({ random }: MockServer, topic: Topic): void {
  topic.share_token = random.token()
  topic.public_permission = 1
}

type Position = 'topics_id' | 'parent_id' | 'role_type'

/** Adds a message, or one more version of it. */
export function addMessage(
  { messages }: MockServer,
  fields: Pick<Message, Position | 'message_id' | 'request_id'> & Partial<Message>,
): Message {
  const message = {
    content: '',
    think_content: '',
    sources: [],
    status: 'done',
    is_like: 0,
    selected_child: null,
    error_key: null,
    ...fields,
  } satisfies Message
  messages.push(message)
  return message
}
