import type { FileReply } from '@coinquiry/api-client/contract'
import type { RequestContext, ServerHandlers } from '../../app-context.ts'
import { file } from '../../contract/replies.ts'
import { type Exchange, exchangeOf, exchangesOf } from '../../domain/exchanges.ts'
import { exportCost } from '../../domain/export-cost.ts'
import { fileName } from '../../domain/file-name.ts'
import { networkOf } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { DocumentsBusy, type QueuePlace } from '../../ports/documents.ts'
import type { MessageRow, TopicRow } from '../messages/store.ts'
import { takeRateOf } from '../rate-limits/rate-limits.ts'
import { exportDocument, findTopic, readTopic } from './export-document.ts'
import { loadTopicIdOf } from './store.ts'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query }) =>
    writeFile(ctx, query, {
      id: query.topics_id,
      find: () => findTopic(ctx, query.topics_id),
      async read(topic) {
        const { path } = await readTopic(ctx, topic)
        return exchangesOf(path)
      },
    }),

  downloadMessage: async (ctx, { query }) =>
    writeFile(ctx, query, {
      id: query.message_id,
      find: async () => findTopic(ctx, await loadTopicIdOf(ctx.database.db, query.message_id)),
      async read(topic) {
        const { messages } = await readTopic(ctx, topic)
        const exchange = exchangeOf(messages, query.message_id)
        if (!exchange) throw refuse('error.noAccess')
        return [exchange]
      },
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

interface Exported {
  readonly id: string
  /** Its topic; refuses who may not read that. */
  readonly find: () => Promise<TopicRow>
  readonly read: (topic: TopicRow) => Promise<Exchanges>
}

type Exchanges = readonly Exchange<MessageRow>[]

async function writeFile(
  ctx: RequestContext,
  { file_type, time_zone = 'UTC' }: FileQuery,
  { id, find, read }: Exported,
): Promise<FileReply> {
  const { viewer, ip, signal } = ctx
  const who = viewer.kind === 'user' ? viewer.userId : ip
  const client = networkOf(who)
  // Whoever may not wait has nothing read or spent; whoever may not read it keeps nobody's place.
  enter(ctx, client).leave()
  using held = new DisposableStack()
  const { topic, exchanges, place } = await takeRateOf(
    ctx,
    'export',
    { who, what: id },
    async () => {
      const topic = await find()
      const place = held.adopt(enter(ctx, client), (taken) => taken.leave())
      const exchanges = await read(topic)
      return { content: { topic, exchanges, place }, cost: exportCost(textsOf(exchanges)) }
    },
  )
  const document = await exportDocument(ctx, topic, exchanges, time_zone)
  const { format, mediaType, extension } = fileTypes[file_type]
  const content = await place.write(document, format, signal)
  return file({ mediaType, name: fileName(document.title, extension), content })
}

function enter({ ports }: RequestContext, who: string): QueuePlace {
  try {
    return ports.documents.enter(who)
  } catch (error) {
    if (!(error instanceof DocumentsBusy)) throw error
    const { of, retryAfter } = error
    const key = of === 'client' ? 'error.tooManyExports' : 'error.tooManyRequests'
    throw refuse(key, { retryAfter })
  }
}

function textsOf(exchanges: Exchanges): string[] {
  return exchanges.flatMap(({ question, answer }) => [
    question.content,
    ...(answer ? [answer.content, answer.think, JSON.stringify(answer.sources ?? [])] : []),
  ])
}
