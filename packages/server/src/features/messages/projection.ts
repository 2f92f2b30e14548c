import type { Schemas } from '@coinquiry/api-client/contract'
import type { Produced } from '../../domain/produced.ts'
import { type Step, selectedPath } from '../../domain/versions.ts'
import type { Counts } from '../../generation/replay.ts'
import { producedBy } from '../../generation/stored-frames.ts'
import type { MessageRow, TopicRow } from './store.ts'

/** Sends answers; no user has it. */
const ASSISTANT_ID = '00000000-0000-0000-0000-000000000000'

type SoFar = (requestId: string) => Produced | null

/** The selected path as the wire shows it; `soFar` knows answers that this node is writing. */
export function messagesOf(
  topic: TopicRow,
  messages: readonly MessageRow[],
  soFar: SoFar,
): Schemas['Message'][] {
  return selectedPath(messages, topic.selectedFirst).map((step) => messageOf(topic, step, soFar))
}

function messageOf(
  topic: TopicRow,
  { versions, index, selected }: Step<MessageRow>,
  soFar: SoFar,
): Schemas['Message'] {
  return {
    message_id: selected.id,
    topics_id: topic.topicId,
    sender_id: selected.role === 'user' ? topic.userId : ASSISTANT_ID,
    role_type: selected.role,
    content_list: versions.map((version, at) => versionOf(version, at + 1, soFar)),
    cur_path_index: index,
    parent_id: selected.parentId,
  }
}

function versionOf(row: MessageRow, number: number, soFar: SoFar): Schemas['MessageVersion'] {
  const shared = {
    message_id: row.id,
    request_id: row.requestId,
    version_number: number,
    is_like: row.isLike,
    status: row.status ?? 'done',
  }
  if (row.role === 'user') return { ...shared, content: row.content }
  const { message, think, sources } = answerOf(row, soFar)
  return {
    ...shared,
    content: message,
    think_content: think,
    ...(sources.length > 0 && { sources: [...sources] }),
  }
}

function answerOf(row: MessageRow, soFar: SoFar): Produced {
  if (row.status === 'running') return soFar(row.requestId) ?? producedBy(row.frames ?? '')
  return { message: row.content, think: row.think, sources: row.sources ?? [] }
}

export function topicInfo(topic: TopicRow, counts: Counts, now: Date): Schemas['TopicInfo'] {
  const isMember = topic.memberUntil !== null && topic.memberUntil > now
  const title = topic.title ?? ''
  const isPublic = topic.isPublic ? 1 : 0
  return {
    topics_id: topic.topicId,
    topics_user_id: topic.userId,
    title,
    topics_title: title,
    user_name: topic.userName,
    icon_url: '',
    share_token: topic.shareToken ?? '',
    public_permission: isPublic,
    share_permission: isPublic,
    is_collected: topic.isCollected,
    is_collect: topic.isCollected,
    is_copyright_protection: isMember ? topic.protects : 0,
    remain_message_count: counts.message_count,
    resets_at: counts.resets_at,
  }
}
