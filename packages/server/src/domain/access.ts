import { refuse } from './refusal.ts'

export interface Owned {
  readonly userId: string
  readonly isPublic: boolean
}

/** The topic if it is the user's own; a foreign topic is refused exactly as an unknown one. */
export function own<Topic extends Owned>(topic: Topic | null, userId: string): Topic {
  if (!topic || topic.userId !== userId) throw refuse('error.noAccess')
  return topic
}

/**
 * Whether somebody may read the topic: as its owner, or because it is shared. `userId` is null for
 * a visitor.
 */
export function mayRead<Topic extends Owned>(
  topic: Topic | null,
  userId: string | null,
): topic is Topic {
  return topic !== null && (topic.isPublic || topic.userId === userId)
}
