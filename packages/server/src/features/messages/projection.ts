import type { Schemas } from '@coinquiry/api-client/contract'
import type { Step } from '../../domain/versions.ts'
import type { Counts } from '../../quota/counts.ts'
import { iconUrl } from '../users/pictures/icon-url.ts'
import type { MessageRow, TopicRow } from './store.ts'

/** Sends answers; no user has it. */
const ASSISTANT_ID = '00000000-0000-0000-0000-000000000000'

export type Remaining = Pick<Counts, 'message_count' | 'resets_at'>

/** A topic as the wire shows it. */
export function contentOf(
  topic: TopicRow,
  path: readonly Step<MessageRow>[],
  remaining: Remaining,
  now: Date,
): Schemas['TopicContent'] {
  return {
    cur_message: path.map((step) => messageOf(topic, step)),
    cur_topics_info: topicInfo(topic, remaining, now),
    previous_topics_info: topic.source,
  }
}

function messageOf(
  topic: TopicRow,
  { versions, index, selected }: Step<MessageRow>,
): Schemas['Message'] {
  return {
    message_id: selected.id,
    topics_id: topic.topicId,
    sender_id: selected.role === 'user' ? topic.userId : ASSISTANT_ID,
    role_type: selected.role,
    content_list: versions.map((version, at) => versionOf(version, at + 1)),
    cur_path_index: index,
    parent_id: selected.parentId,
  }
}

function versionOf(row: MessageRow, number: number): Schemas['MessageVersion'] {
  const shared = {
    message_id: row.id,
    request_id: row.requestId,
    content: row.content,
    version_number: number,
    is_like: row.isLike,
    status: row.status ?? 'done',
  }
  if (row.role === 'user') return shared
  const sources = row.sources ?? []
  return {
    ...shared,
    think_content: row.think,
    ...(sources.length > 0 && { sources: [...sources] }),
  }
}

function topicInfo(topic: TopicRow, remaining: Remaining, now: Date): Schemas['TopicInfo'] {
  const isMember = topic.memberUntil !== null && topic.memberUntil > now
  const title = topic.title ?? ''
  const isPublic = topic.isPublic ? 1 : 0
  return {
    topics_id: topic.topicId,
    topics_user_id: topic.userId,
    title,
    topics_title: title,
    user_name: topic.userName,
    icon_url: iconUrl(topic.avatarId),
    share_token: topic.shareToken ?? '',
    public_permission: isPublic,
    share_permission: isPublic,
    is_collected: topic.isFavorite,
    is_collect: topic.isFavorite,
    is_copyright_protection: isMember ? topic.protects : 0,
    remain_message_count: remaining.message_count,
    resets_at: remaining.resets_at,
  }
}
