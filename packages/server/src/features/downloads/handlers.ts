import type { FileReply } from '@coinquiry/api-client/contract'
import type { RequestContext, ServerHandlers } from '../../app-context.ts'
import { file } from '../../contract/replies.ts'
import { type Exchange, exchangeOf, exchangesOf } from '../../domain/exchanges.ts'
import { exportCost } from '../../domain/export-cost.ts'
import { fileName } from '../../domain/file-name.ts'
import { networkOf } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { DocumentsBusy, type Place } from '../../ports/documents.ts'
import type { MessageRow, TopicRow } from '../messages/store.ts'
import { takeRateOf } from '../rate-limits/rate-limits.ts'
import { exportDocument, readTopic } from './export-document.ts'
import { loadTopicIdOf } from './store.ts'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query }) =>
    writeFile(ctx, query, query.topics_id, async () => {
      const { topic, path } = await readTopic(ctx, query.topics_id)
      return { topic, exchanges: exchangesOf(path) }
    }),

  downloadMessage: async (ctx, { query }) =>
    writeFile(ctx, query, query.message_id, async () => {
      const topicId = await loadTopicIdOf(ctx.database.db, query.message_id)
      const { topic, messages } = await readTopic(ctx, topicId)
      const exchange = exchangeOf(messages, query.message_id)
      if (!exchange) throw refuse('error.noAccess')
      return { topic, exchanges: [exchange] }
    }),
} satisfies Partial<ServerHandlers>

/** By the contract's `file_type`. */
const fileTypes = {
  0: { format: 'pdf', mediaType: 'application/pdf', extension: 'pdf' },
  1: { format: 'markdown', mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  2: {
    format: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
} as const

interface FileQuery {
  readonly file_type: keyof typeof fileTypes
  readonly time_zone?: string
}

interface Content {
  readonly topic: TopicRow
  readonly exchanges: readonly Exchange<MessageRow>[]
}

/** What is read, as a file. `what` is the id of it; whoever may not wait has nothing read or spent. */
async function writeFile(
  ctx: RequestContext,
  { file_type, time_zone = 'UTC' }: FileQuery,
  what: string,
  read: () => Promise<Content>,
): Promise<FileReply> {
  const { viewer, ip, signal } = ctx
  const who = viewer.kind === 'user' ? viewer.userId : ip
  const place = enter(ctx, networkOf(who))
  try {
    const { topic, exchanges } = await takeRateOf(ctx, 'export', { who, what }, async () => {
      const content = await read()
      return { content, cost: exportCost(textsOf(content.exchanges)) }
    })
    const document = await exportDocument(ctx, topic, exchanges, time_zone)
    const { format, mediaType, extension } = fileTypes[file_type]
    const content = await place.write(document, format, signal)
    return file({ mediaType, name: fileName(document.title, extension), content })
  } finally {
    place.leave()
  }
}

function enter({ ports }: RequestContext, who: string): Place {
  try {
    return ports.documents.enter(who)
  } catch (error) {
    if (!(error instanceof DocumentsBusy)) throw error
    const { of, retryAfter } = error
    const key = of === 'client' ? 'error.tooManyExports' : 'error.tooManyRequests'
    throw refuse(key, { retryAfter })
  }
}

function textsOf(exchanges: Content['exchanges']): string[] {
  return exchanges.flatMap(({ question, answer }) => [
    question.content,
    ...(answer ? [answer.content, answer.think, JSON.stringify(answer.sources ?? [])] : []),
  ])
}
