import { refuse } from './refusal.ts'

/** A message as a place in the topic's tree: versions are siblings. */
export interface Placed {
  readonly id: string
  readonly parentId: string | null
  readonly selectedChildId: string | null
}

/** One step of the selected path: all versions in order of creation, and which one is selected. */
export interface Step<Message extends Placed> {
  readonly versions: readonly Message[]
  readonly index: number
  readonly selected: Message
}

/** Points a parent (null: the topic itself) at one of its children. */
export interface Selection {
  readonly parentId: string | null
  readonly childId: string
}

/**
 * The path a reader sees, from the first question down. `messages` are in order of creation; a
 * parent whose pointer leads nowhere shows its newest child.
 */
export function selectedPath<Message extends Placed>(
  messages: readonly Message[],
  selectedFirst: string | null,
): Step<Message>[] {
  const children = Map.groupBy(messages, (message) => message.parentId)
  const path: Step<Message>[] = []
  let versions = children.get(null)
  let pointer = selectedFirst
  while (versions) {
    const pointed = versions.findIndex((version) => version.id === pointer)
    const index = pointed === -1 ? versions.length - 1 : pointed
    const selected = versions[index]
    if (!selected) break
    path.push({ versions, index, selected })
    versions = children.get(selected.id)
    pointer = selected.selectedChildId
  }
  return path
}

/** The step with its selected version alone. */
export function onlySelected<Message extends Placed>(selected: Message): Step<Message> {
  return { versions: [selected], index: 0, selected }
}

/** The messages that lead to one, from the first question on, the one itself included. */
export function pathTo<Message extends Placed>(
  messages: readonly Message[],
  id: string | null,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const path: Message[] = []
  for (let at = id; at !== null; ) {
    const message = byId.get(at)
    if (!message) break
    path.unshift(message)
    at = message.parentId
  }
  return path
}

/** The pointer to move so that `wanted` is shown instead of `current`. */
export function switchVersion<Message extends Placed>(
  messages: readonly Message[],
  current: string,
  wanted: string,
): Selection {
  const from = messages.find(({ id }) => id === current)
  const to = messages.find(({ id }) => id === wanted)
  if (!from || !to || from.parentId !== to.parentId) throw refuse('error.unknownMessage')
  return { parentId: to.parentId, childId: to.id }
}
