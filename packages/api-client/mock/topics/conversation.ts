import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'
import { refuse } from '../serving/context.ts'

/** A message of the path that is shown: all its versions, and which one is selected. */
export interface PathStep {
  readonly versions: readonly Message[]
  readonly index: number
  readonly selected: Message
}

export const messagesOf = ({ messages }: MockServer, topics_id: string): Message[] =>
  messages.findMany((q) => q.where({ topics_id }))

/** From the first question on; without a choice the newest version is shown. */
export function selectedPath(messages: readonly Message[], topic: Topic): PathStep[] {
  const children = Map.groupBy(messages, ({ parent_id }) => parent_id)
  const path: PathStep[] = []
  let chosen = topic.selected_child
  for (let versions = children.get(null); versions; ) {
    const found = versions.findIndex(({ message_id }) => message_id === chosen)
    const index = found === -1 ? versions.length - 1 : found
    const selected = versions[index]
    if (!selected) break
    path.push({ versions, index, selected })
    chosen = selected.selected_child
    versions = children.get(selected.message_id)
  }
  return path
}

/** Shows this message and those that lead to it, wherever there are other versions. */
export async function selectVersion(server: MockServer, message: Message): Promise<void> {
  const messages = messagesOf(server, message.topics_id)
  const byId = new Map(messages.map((one) => [one.message_id, one]))
  const children = Map.groupBy(messages, ({ parent_id }) => parent_id)
  for (let at: Message | undefined = message; at; at = byId.get(at.parent_id ?? '')) {
    const hasVersions = (children.get(at.parent_id)?.length ?? 0) > 1
    if (hasVersions) await choose(server, at)
  }
}

async function choose(
  server: MockServer,
  { message_id, parent_id, topics_id }: Message,
): Promise<void> {
  const data = (parent: { selected_child: string | null }) => {
    parent.selected_child = message_id
  }
  if (parent_id === null) await server.topics.update((q) => q.where({ topics_id }), { data })
  else await server.messages.update((q) => q.where({ message_id: parent_id }), { data })
}

/** The message of this role, or the refusal that there is none. */
export function findMessage(
  messages: readonly Message[],
  id: string | null | undefined,
  role: Message['role_type'],
): Message {
  const message = messages.find(
    ({ message_id, role_type }) => message_id === id && role_type === role,
  )
  if (!message) throw refuse('error.unknownMessage')
  return message
}
