import type { Schemas } from '../src/contract/contract.ts'
import type { World } from './world.ts'

export interface User extends Omit<Schemas['UserInfo'], 'resets_at' | 'plan_until'> {
  /** The world that this user belongs to. */
  readonly world: World
}

export interface Topic {
  readonly topics_id: string
  readonly user_id: string
  title: string
  /** The ids by which others know the topic and its owner. */
  readonly public_id: string
  readonly public_owner_id: string
  /** The topic that this one continues. */
  readonly source_id: string | null
  share_token: string
  public_permission: 0 | 1
  is_taken_down: boolean
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
  /** How long the analysis took; null where that is not known. */
  think_ms: number | null
  sources: Schemas['Source'][]
  figures: Schemas['AnswerFigures'] | null
  followups: string[]
  status: Schemas['VersionStatus']
  is_like: Schemas['Like']
  dislike_reason: Schemas['DislikeReason'] | null
  selected_child: string | null
  /** Of an answer: with which error it ended. */
  error_key: Schemas['AskErrorKey'] | null
  /** Of an answer: the request for it, to recognize a repeated one. */
  readonly request?: { readonly idempotency_key: string | null; readonly body: string }
}
