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

/** Where a version stands on the selected path, itself selected or beside the selected one. */
export function stepOf<Message extends Placed>(
  path: readonly Step<Message>[],
  id: string,
): { readonly at: number; readonly message: Message } | null {
  for (const [at, { versions }] of path.entries()) {
    const message = versions.find((version) => version.id === id)
    if (message) return { at, message }
  }
  return null
}

/** The pointer to move; refuses when the viewer's page is behind or the two are not versions. */
export function switchVersion<Message extends Placed>(
  path: readonly Step<Message>[],
  current: string,
  wanted: string,
): Selection {
  const step = path.find(({ selected }) => selected.id === current)
  if (!step) throw refuse(stepOf(path, current) ? 'error.staleParent' : 'error.unknownMessage')
  const target = step.versions.find(({ id }) => id === wanted)
  if (!target) throw refuse('error.unknownMessage')
  return { parentId: target.parentId, childId: target.id }
}
