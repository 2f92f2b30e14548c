import type { Schemas } from '../../src/contract/contract.ts'
import { nextMidnight } from '../clock.ts'
import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'
import { messagesOf, type PathStep, selectedPath } from './conversation.ts'
import { publicTopic } from './topic-access.ts'

/** Sends answers; no user has it. */
const ASSISTANT_ID = '00000000-0000-0000-0000-000000000000'

/** A topic as its owner sees it. */
export function ownView(server: MockServer, topic: Topic): Schemas['TopicContent'] {
  const path = selectedPath(messagesOf(server, topic.topics_id), topic)
  return {
    cur_message: path.map((step) => messageView(server, topic, step)),
    cur_topics_info: topicInfo(server, topic, topic.user_id),
    previous_topics_info: sourceOf(server, topic),
  }
}

/** As others see it: the selected versions alone, and ids that lead nowhere. */
export function sharedView(server: MockServer, topic: Topic): Schemas['TopicContent'] {
  const known = {
    ...topic,
    topics_id: topic.public_id,
    user_id: topic.public_owner_id,
    is_collected: 0 as const,
  }
  const path = selectedPath(messagesOf(server, topic.topics_id), topic)
  return {
    cur_message: path.map(({ selected }) => {
      const shown = withLiveText(server, selected)
      const only = { ...shown, request_id: shown.message_id, is_like: 0 as const }
      return messageView(server, known, { versions: [only], index: 0, selected: only })
    }),
    cur_topics_info: topicInfo(server, known, topic.user_id),
    previous_topics_info: sourceOf(server, topic),
  }
}

function messageView(server: MockServer, topic: Topic, step: PathStep): Schemas['Message'] {
  const { message_id, role_type, parent_id } = step.selected
  return {
    message_id,
    topics_id: topic.topics_id,
    sender_id: role_type === 'user' ? topic.user_id : ASSISTANT_ID,
    role_type,
    content_list: step.versions.map((version, index) =>
      versionView(withLiveText(server, version), index + 1),
    ),
    cur_path_index: step.index,
    parent_id,
  }
}

function versionView(version: Message, version_number: number): Schemas['MessageVersion'] {
  const { message_id, request_id, content, is_like, status, role_type } = version
  const view = { message_id, request_id, content, version_number, is_like, status }
  if (role_type === 'user') return view
  const { think_content, sources } = version
  return { ...view, think_content, ...(sources.length > 0 && { sources: [...sources] }) }
}

function withLiveText({ live }: MockServer, message: Message): Message {
  const answer = message.role_type === 'assistant' ? live.get(message.request_id) : undefined
  if (!answer) return message
  const { text: content, analysis: think_content, sources } = answer
  return { ...message, content, think_content, sources }
}

function topicInfo(server: MockServer, topic: Topic, ownerId: string): Schemas['TopicInfo'] {
  const owner = server.users.findFirst((q) => q.where({ user_id: ownerId }), { strict: true })
  const world = server.worlds.get(owner.world) ?? server.world
  return {
    topics_id: topic.topics_id,
    topics_user_id: topic.user_id,
    title: topic.title,
    topics_title: topic.title,
    user_name: owner.user_name,
    icon_url: owner.icon_url,
    share_token: topic.share_token,
    public_permission: topic.public_permission,
    share_permission: topic.public_permission,
    is_collected: topic.is_collected,
    is_collect: topic.is_collected,
    is_copyright_protection: owner.is_copyright_protection,
    remain_message_count: world.messagesLeft,
    resets_at: nextMidnight(topic.updated_at),
  }
}

function sourceOf(server: MockServer, { source_id }: Topic): Schemas['PreviousTopicInfo'] | null {
  const topic = source_id === null ? undefined : publicTopic(server, source_id)
  if (!topic) return null
  const { title, share_token, user_id } = topic
  const owner = server.users.findFirst((q) => q.where({ user_id }), { strict: true })
  return { title, topics_title: title, user_name: owner.user_name, share_token }
}
