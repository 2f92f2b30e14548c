import { endAnswers } from '../answers/answering.ts'
import type { House } from '../house.ts'

/** Deletes topics with all that is in them, and ends what is being answered there. */
export async function forgetTopics(house: House, topicIds: readonly string[]): Promise<void> {
  const gone = new Set(topicIds)
  const isGone = ({ topics_id }: { readonly topics_id: string }) => gone.has(topics_id)
  await endAnswers(house, gone, 'error.topicDeleted')
  house.topics.deleteMany((q) => q.where(isGone))
  house.messages.deleteMany((q) => q.where(isGone))
  house.generations.deleteMany((q) => q.where(isGone))
}

/** Of everything that this person asked. */
export const topicIdsOf = ({ topics }: House, user_id: string): string[] =>
  topics.findMany((q) => q.where({ user_id })).map(({ topics_id }) => topics_id)
