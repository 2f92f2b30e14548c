import type { RequestContext } from '../../app-context.ts'
import type { Exchange } from '../../domain/exchanges.ts'
import type { DocumentTurn, ExportDocument } from '../../ports/documents.ts'
import type { MessageRow, TopicRow } from '../messages/store.ts'
import type { Mode } from './store.ts'

/** What is written of a topic: all of it, or some of its exchanges. */
export function exportDocument(
  { env, language, now }: Pick<RequestContext, 'env' | 'language' | 'now'>,
  topic: TopicRow,
  exchanges: readonly Exchange<MessageRow>[],
  modes: readonly Mode[],
): ExportDocument {
  const isMember = topic.memberUntil !== null && topic.memberUntil > now
  const byRequest = new Map(modes.map((mode) => [mode.requestId, mode]))
  return {
    title: topic.title ?? '',
    owner: topic.userName,
    watermark: isMember && topic.protects === 1 ? topic.userName : null,
    turns: exchanges.map(({ question, answer }) =>
      turnOf(question, answer, byRequest.get((answer ?? question).requestId)),
    ),
    exportedAt: now,
    language,
    publicUrl: env.PUBLIC_URL,
  }
}

function turnOf(
  question: MessageRow,
  answer: MessageRow | null,
  mode: Mode | undefined,
): DocumentTurn {
  const status = answer?.status ?? 'done'
  return {
    question: question.content,
    answer: answer?.content ?? '',
    analysis: answer?.think ?? '',
    sources: answer?.sources ?? [],
    deepThink: mode?.deepThink ?? false,
    internetSearch: mode?.internetSearch ?? false,
    askedAt: mode?.askedAt ?? null,
    unfinished: status === 'done' ? null : status,
  }
}
