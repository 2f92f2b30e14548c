import { onlySelected, type Step } from '../../domain/versions.ts'
import type { MessageRow, TopicRow } from './store.ts'

/** The topic as others than its owner know it. */
export function asShared(topic: TopicRow): TopicRow {
  return { ...topic, topicId: topic.publicId, userId: topic.publicOwnerId, isFavorite: 0 }
}

/**
 * The step without what is the owner's alone: other versions, ratings, and the id by which an
 * answer is attached to or stopped.
 */
export function asSharedStep({ selected }: Step<MessageRow>): Step<MessageRow> {
  return onlySelected({ ...selected, requestId: selected.id, isLike: 0 })
}
