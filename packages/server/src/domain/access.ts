import { refuse } from './refusal.ts'

export interface Owned {
  readonly userId: string
  readonly isPublic: boolean
}

/** The topic, for its owner alone; a foreign topic and an unknown one are told apart by nobody. */
export function own<Topic extends Owned>(topic: Topic | null, userId: string): Topic {
  if (!topic || topic.userId !== userId) throw refuse('error.noAccess')
  return topic
}

/** Whether the user may read the topic: as its owner, or because it is shared. */
export function mayRead(topic: Owned | null, userId: string): boolean {
  return topic !== null && (topic.isPublic || topic.userId === userId)
}
