import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'

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
    is_taken_down: false,
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
    think_ms: null,
    sources: [],
    figures: null,
    followups: [],
    status: 'done',
    is_like: 0,
    dislike_reason: null,
    selected_child: null,
    error_key: null,
    ...fields,
  } satisfies Message
  messages.push(message)
  return message
}
