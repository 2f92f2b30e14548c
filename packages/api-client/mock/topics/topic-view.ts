import type { Schemas } from '../../src/contract/contract.ts'
import { FOLLOW_UPS_PER_TOPIC_AND_DAY } from '../../src/limits.ts'
import { nextMidnight } from '../clock.ts'
import type { MockServer } from '../mock-server.ts'
import type { Message, Topic, User } from '../rows.ts'
import { type PathStep, selectedPath } from './conversation.ts'

/** Sends answers; no user has it. */
const ASSISTANT_ID = '00000000-0000-0000-0000-000000000000'

/** A topic as its owner sees it. */
export const ownView = (server: MockServer, topic: Topic): Schemas['TopicContent'] => ({
  cur_message: selectedPath(server, topic).map((step) => messageView(topic, step)),
  ...topicInfos(server, topic, topic),
})

/** As its owner sees it behind its link: the selected versions alone. */
export const ownLinkView = (server: MockServer, topic: Topic): Schemas['TopicContent'] => ({
  cur_message: selectedPath(server, topic).map(({ selected }) =>
    messageView(topic, onlySelected(selected)),
  ),
  ...topicInfos(server, topic, topic),
})

/**
 * As others see it: the selected versions alone, under ids by which the topic can be read, exported
 * and continued, and no answer attached to or stopped.
 */
export function sharedView(server: MockServer, topic: Topic): Schemas['TopicContent'] {
  const { public_id, public_owner_id } = topic
  const shown = {
    ...topic,
    topics_id: public_id,
    user_id: public_owner_id,
    is_collected: 0,
  } as const
  return {
    cur_message: selectedPath(server, topic).map(({ selected }) => {
      const { message_id: request_id } = selected
      const only: Message = {
        ...selected,
        ...{ request_id, is_like: 0, dislike_reason: null, followups: [] },
      }
      return messageView(shown, onlySelected(only))
    }),
    ...topicInfos(server, topic, shown),
  }
}

const onlySelected = (selected: Message): PathStep => ({
  versions: [selected],
  index: 0,
  selected,
})

function messageView(topic: Topic, step: PathStep): Schemas['Message'] {
  const { message_id, role_type, parent_id } = step.selected
  return {
    message_id,
    topics_id: topic.topics_id,
    sender_id: role_type === 'user' ? topic.user_id : ASSISTANT_ID,
    role_type,
    content_list: step.versions.map((version, index) => versionView(version, index + 1)),
    cur_path_index: step.index,
    parent_id,
  }
}

function versionView(version: Message, version_number: number): Schemas['MessageVersion'] {
  const { message_id, request_id, content, is_like, status, role_type } = version
  const view = { message_id, request_id, content, version_number, is_like, status }
  if (role_type === 'user') return view
  const { think_content, think_ms, dislike_reason, sources, figures, followups } = version
  return {
    ...view,
    think_content,
    ...(think_ms !== null && { think_ms }),
    ...(dislike_reason && { dislike_reason }),
    ...(sources.length > 0 && { sources }),
    ...(figures && { figures }),
    ...(followups.length > 0 && { followups }),
  }
}

/** The info of a topic, with its ids as `shown` has them, and of the topic that it continues. */
function topicInfos(server: MockServer, topic: Topic, shown: Topic) {
  const source = server.topics.find(
    ({ topics_id, public_permission }) => topics_id === topic.source_id && public_permission === 1,
  )
  return {
    cur_topics_info: topicInfo(server, ownerOf(server, topic), shown),
    previous_topics_info: source ? previousInfo(ownerOf(server, source), source) : null,
  }
}

function ownerOf({ users }: MockServer, { user_id }: Topic): User {
  const owner = users.find((user) => user.user_id === user_id)
  if (!owner) throw new Error(`The topic of ${user_id} has no owner`)
  return owner
}

function topicInfo({ clock }: MockServer, owner: User, topic: Topic): Schemas['TopicInfo'] {
  const isOwn = topic.user_id === owner.user_id
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
    ...(topic.is_taken_down && { is_taken_down: 1 }),
    is_collected: topic.is_collected,
    is_collect: topic.is_collected,
    is_copyright_protection: owner.is_copyright_protection,
    remain_message_count: isOwn ? owner.world.messagesLeft : FOLLOW_UPS_PER_TOPIC_AND_DAY,
    resets_at: nextMidnight(clock()),
  }
}

const previousInfo = ({ user_name }: User, { title, share_token }: Topic) => ({
  title,
  topics_title: title,
  user_name,
  share_token,
})
