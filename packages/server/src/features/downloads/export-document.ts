import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import type { Exchange } from '../../domain/exchanges.ts'
import { refuse } from '../../domain/refusal.ts'
import { selectedPath } from '../../domain/versions.ts'
import type { DocumentTurn, ExportDocument } from '../../ports/documents.ts'
import { selectedMessages, written } from '../messages/read-topic.ts'
import { loadContent, loadTopic, type MessageRow, type TopicRow } from '../messages/store.ts'
import { loadModes } from './store.ts'

/** What is written of a topic: all of it, or some of its exchanges. */
export async function exportDocument(
  ctx: Pick<RequestContext, 'database'> & DocumentContext,
  topic: TopicRow,
  exchanges: readonly Exchange<MessageRow>[],
  timeZone: string,
): Promise<ExportDocument> {
  const modes = await loadModes(ctx.database.db, topic.topicId)
  return documentOf(ctx, topic, exchanges, { modes, timeZone })
}

type DocumentContext = Pick<RequestContext, 'env' | 'language' | 'now'>
type Mode = Pick<DocumentTurn, 'deepThink' | 'internetSearch' | 'askedAt'>

interface DocumentDetails {
  /** How answers were asked for, by the id of their request. */
  readonly modes: ReadonlyMap<string, Mode>
  readonly timeZone: string
}

/** The same from what is loaded already. */
export function documentOf(
  { env, language, now }: DocumentContext,
  topic: TopicRow,
  exchanges: readonly Exchange<MessageRow>[],
  { modes, timeZone }: DocumentDetails,
): ExportDocument {
  const isMember = topic.memberUntil !== null && topic.memberUntil > now
  return {
    title: topic.title ?? '',
    owner: topic.userName,
    watermark: isMember && topic.protects === 1 ? topic.userName : null,
    turns: exchanges.map(({ question, answer }) => {
      const status = answer?.status ?? 'done'
      return {
        question: question.content,
        answer: answer?.content ?? '',
        analysis: answer?.think ?? '',
        sources: answer?.sources ?? [],
        figures: answer?.figures ?? null,
        ...(modes.get((answer ?? question).requestId) ?? unknownMode),
        unfinished: status === 'done' ? null : status,
      }
    }),
    exportedAt: now,
    timeZone,
    language,
    publicUrl: env.PUBLIC_URL,
  }
}

const unknownMode = { deepThink: false, internetSearch: false, askedAt: null }

type ReaderContext = Pick<RequestContext, 'database' | 'generations' | 'viewer'>

/** A topic that the viewer may read. Throws `error.noAccess` unless it is public or the viewer's own. */
export async function findTopic(
  { database, viewer }: Pick<ReaderContext, 'database' | 'viewer'>,
  topicId: string | null,
): Promise<TopicRow> {
  const topic = topicId === null ? null : await loadTopic(database.db, topicId)
  if (!mayRead(topic, viewer.kind === 'user' ? viewer.userId : null)) throw refuse('error.noAccess')
  return topic
}

/** For its owner all messages of a topic, for others those of the selected path. */
export async function readTopic(ctx: ReaderContext, topic: TopicRow) {
  const isOwner = ctx.viewer.kind === 'user' && topic.userId === ctx.viewer.userId
  const messages = isOwner
    ? written(ctx, await loadContent(ctx.database.db, topic.topicId))
    : await selectedMessages(ctx, topic, { publicOnly: true })
  // Closed or emptied since it was looked up.
  if (messages.length === 0) throw refuse('error.noAccess')
  const path = isOwner
    ? selectedPath(messages, topic.selectedFirst).map(({ selected }) => selected)
    : messages
  return { messages, path }
}
