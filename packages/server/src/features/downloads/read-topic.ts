import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { refuse } from '../../domain/refusal.ts'
import { selectedPath } from '../../domain/versions.ts'
import {
  loadContent,
  loadPublicContent,
  loadTopic,
  type MessageRow,
  type TopicRow,
} from '../messages/store.ts'
import { withTextSoFar } from '../messages/text-so-far.ts'

/** What the viewer may read of a topic. */
export interface Readable {
  readonly topic: TopicRow
  /** For the owner all messages, for others those of the selected path. */
  readonly messages: readonly MessageRow[]
  readonly path: readonly MessageRow[]
}

/** Throws `error.noAccess` unless the topic is public or the reader's own. */
export async function readTopic(
  { database, generations, viewer }: Pick<RequestContext, 'database' | 'generations' | 'viewer'>,
  topicId: string | null,
): Promise<Readable> {
  const topic = topicId === null ? null : await loadTopic(database.db, topicId)
  const userId = viewer.kind === 'user' ? viewer.userId : null
  if (!mayRead(topic, userId)) throw refuse('error.noAccess')
  const isOwner = topic.userId === userId
  const load = isOwner ? loadContent : loadPublicContent
  const rows = await load(database.db, topic.topicId)
  const messages = rows.map((row) => withTextSoFar(row, (id) => generations.soFar(id)))
  const path = selectedPath(messages, topic.selectedFirst).map(({ selected }) => selected)
  // Closed or emptied since it was looked up.
  if (path.length === 0) throw refuse('error.noAccess')
  return { topic, messages: isOwner ? messages : path, path }
}
