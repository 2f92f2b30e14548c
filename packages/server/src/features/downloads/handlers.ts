import type { FileReply } from '@coinquiry/api-client/contract'
import type { HandlersOf, RequestContext } from '../../app-context.ts'
import { file } from '../../contract/replies.ts'
import { type Exchange, exchangeOf, exchangesOf } from '../../domain/exchanges.ts'
import { fileName } from '../../domain/file-name.ts'
import { refuse } from '../../domain/refusal.ts'
import { type DocumentFormat, DocumentsBusy, type ExportDocument } from '../../ports/documents.ts'
import type { MessageRow, TopicRow } from '../messages/store.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { exportDocument, readTopic } from './export-document.ts'
import { loadModes, loadTopicIdOf } from './store.ts'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query }) => {
    const { topic, path } = await readTopic(ctx, query.topics_id)
    return writeFile(ctx, topic, exchangesOf(path), query.file_type)
  },

  downloadMessage: async (ctx, { query }) => {
    const topicId = await loadTopicIdOf(ctx.database.db, query.message_id)
    const { topic, messages } = await readTopic(ctx, topicId)
    const exchange = exchangeOf(messages, query.message_id)
    if (!exchange) throw refuse('error.noAccess')
    return writeFile(ctx, topic, [exchange], query.file_type)
  },
} satisfies HandlersOf<'downloadTopic' | 'downloadMessage'>

interface FileType {
  readonly format: DocumentFormat
  readonly mediaType: string
  readonly extension: string
}

/** By the contract's `file_type`. */
const fileTypes: Readonly<Record<0 | 1 | 2, FileType>> = {
  0: { format: 'pdf', mediaType: 'application/pdf', extension: 'pdf' },
  1: { format: 'markdown', mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  2: {
    format: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
}

/** So many exchanges cost as much of the rate limit as one. */
const exchangesPerUse = 20

/** The exchanges as a file; a long one uses more of what the viewer may export. */
export async function writeFile(
  ctx: RequestContext,
  topic: TopicRow,
  exchanges: readonly Exchange<MessageRow>[],
  fileType: 0 | 1 | 2,
): Promise<FileReply> {
  const { viewer, ip, database } = ctx
  const who = viewer.kind === 'user' ? viewer.userId : ip
  await takeRate(ctx, 'export', who, Math.ceil(exchanges.length / exchangesPerUse))
  const document = exportDocument(
    ctx,
    topic,
    exchanges,
    await loadModes(database.db, topic.topicId),
  )
  const { format, mediaType, extension } = fileTypes[fileType]
  const content = await written(ctx, document, format)
  return file({ mediaType, name: fileName(document.title, extension), content })
}

async function written(
  { ports, signal }: RequestContext,
  document: ExportDocument,
  format: DocumentFormat,
): Promise<Uint8Array> {
  try {
    return await ports.documents.write(document, format, signal)
  } catch (error) {
    if (!(error instanceof DocumentsBusy)) throw error
    throw refuse('error.tooManyRequests', { retryAfter: error.retryAfter })
  }
}
