import { grouped } from '../../src/grouped.ts'
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
  messages.filter((message) => message.topics_id === topics_id)

/** From the first question on; without a choice the newest version is shown. */
export function selectedPath(server: MockServer, topic: Topic): PathStep[] {
  const children = grouped(messagesOf(server, topic.topics_id), ({ parent_id }) => parent_id)
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
export function selectVersion(server: MockServer, topic: Topic, message: Message): void {
  const messages = messagesOf(server, topic.topics_id)
  const byId = new Map(messages.map((one) => [one.message_id, one]))
  for (let at: Message | undefined = message; at; at = byId.get(at.parent_id ?? '')) {
    const parent = at.parent_id === null ? topic : byId.get(at.parent_id)
    if (parent) parent.selected_child = at.message_id
  }
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

/** Which version of its message this one is, from 1. */
export const versionNumber = (messages: readonly Message[], version: Message): number =>
  messages.filter(({ parent_id }) => parent_id === version.parent_id).indexOf(version) + 1
