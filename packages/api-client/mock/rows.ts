import type { Schemas } from '../src/contract/contract.ts'

type UserInfo = Omit<Schemas['UserInfo'], 'resets_at'>
type Earned = Schemas['PointsRecord']

export interface User extends UserInfo {
  /** The name of the world in which this person lives. */
  readonly world: string
}

export interface Session {
  readonly token: string
  readonly user_id: string
}

export interface Topic {
  readonly topics_id: string
  readonly user_id: string
  /** The ids by which others know the topic and its owner. */
  readonly public_id: string
  readonly public_owner_id: string
  readonly title: string
  readonly share_token: string
  readonly public_permission: 0 | 1
  readonly is_collected: 0 | 1
  /** The shared topic that this one continues. */
  readonly source_id: string | null
  readonly selected_child: string | null
  readonly updated_at: number
  /** Grows with each use: the last used topic has the highest. */
  readonly used: number
}

/** A version of a message; versions are siblings. */
export interface Message {
  readonly message_id: string
  readonly topics_id: string
  readonly parent_id: string | null
  readonly role_type: 'user' | 'assistant'
  readonly request_id: string
  readonly content: string
  readonly think_content: string
  readonly sources: readonly Schemas['Source'][]
  readonly status: Schemas['VersionStatus']
  readonly is_like: Schemas['Like']
  readonly selected_child: string | null
}

export interface Generation {
  readonly request_id: string
  readonly user_id: string
  readonly topics_id: string
  readonly question_id: string
  readonly answer_id: string
  readonly error_key: Schemas['AskErrorKey'] | null
  readonly idempotency_key: string | null
  /** The body of the request, to know the same one again. */
  readonly asked: string
}

export interface PointsRecord extends Earned {
  readonly user_id: string
}

export interface HotTopic {
  readonly title: string
  readonly language: 'zh' | 'en'
}

/** A sign-in at a provider, or with `user_id` the binding of an account. */
export interface Attempt {
  readonly state: string
  readonly secret: string
  readonly user_id: string | null
}

export interface Proof {
  readonly twitter_id: string
  readonly screen_name: string
  readonly user_id: string
}

/** A message without its ids and content. */
export const emptyMessage = (
  topics_id: string,
  parent_id: string | null,
  role_type: Message['role_type'],
) =>
  ({
    topics_id,
    parent_id,
    role_type,
    content: '',
    think_content: '',
    sources: [],
    status: 'done',
    is_like: 0,
    selected_child: null,
  }) satisfies Partial<Message>
