import { createHash } from 'node:crypto'
import type { Input } from '@coinquiry/api-client/contract'
import type { AskRequest } from '../../domain/ask-plan.ts'

/** An ask as the rules see it: defaults filled in, flags as booleans. */
export interface AskInput extends AskRequest {
  readonly topicId: string
  readonly sourceTopicId: string | null
  readonly deepThink: boolean
  readonly internetSearch: boolean
  readonly detached: boolean
}

export function readAsk(body: Input<'ask'>['body']): AskInput {
  return {
    kind: body.question_type ?? 0,
    text: body.question,
    topicId: body.topics_id,
    messageId: body.message_id || null,
    parentId: body.parent_id,
    sourceTopicId: body.share_topics_id || null,
    deepThink: Boolean(body.deepthink ?? true),
    internetSearch: Boolean(body.internet_search ?? true),
    detached: Boolean(body.detached ?? false),
  }
}

/** Equal for requests that ask the same. */
export function hashOf(input: AskInput): Buffer {
  return createHash('sha256').update(JSON.stringify(input)).digest()
}
