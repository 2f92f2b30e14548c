import type { FileReply } from '@coinquiry/api-client/contract'
import type { RequestContext, ServerHandlers } from '../../app-context.ts'
import { file } from '../../contract/replies.ts'
import { type Exchange, exchangeOf, exchangesOf } from '../../domain/exchanges.ts'
import { fileName } from '../../domain/file-name.ts'
import { refuse } from '../../domain/refusal.ts'
import { DocumentsBusy } from '../../ports/documents.ts'
import type { MessageRow, TopicRow } from '../messages/store.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { exportDocument, readTopic } from './export-document.ts'
import { loadTopicIdOf } from './store.ts'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query }) => {
    const { topic, path } = await readTopic(ctx, query.topics_id)
    return writeFile(ctx, topic, exchangesOf(path), query)
  },

  downloadMessage: async (ctx, { query }) => {
    const topicId = await loadTopicIdOf(ctx.database.db, query.message_id)
    const { topic, messages } = await readTopic(ctx, topicId)
    const exchange = exchangeOf(messages, query.message_id)
    if (!exchange) throw refuse('error.noAccess')
    return writeFile(ctx, topic, [exchange], query)
  },
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

/** So many exchanges cost as much of the rate limit as one. */
const exchangesPerUse = 20

/** The exchanges as a file; a long one uses more of what the viewer may export. */
async function writeFile(
  ctx: RequestContext,
  topic: TopicRow,
  exchanges: readonly Exchange<MessageRow>[],
  { file_type, time_zone = 'UTC' }: FileQuery,
): Promise<FileReply> {
  const { viewer, ip, ports, signal } = ctx
  const user = viewer.kind === 'user' ? viewer.userId : ip
  await takeRate(ctx, 'export', user, Math.ceil(exchanges.length / exchangesPerUse))
  const document = await exportDocument(ctx, topic, exchanges, time_zone)
  const { format, mediaType, extension } = fileTypes[file_type]
  try {
    const content = await ports.documents.write(document, format, signal)
    return file({ mediaType, name: fileName(document.title, extension), content })
  } catch (error) {
    if (!(error instanceof DocumentsBusy)) throw error
    throw refuse('error.tooManyRequests', { retryAfter: error.retryAfter })
  }
}
