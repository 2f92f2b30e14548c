import { type AnswerSource, type AskRequest, QUESTION_MAX } from '@coinquiry/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { refreshTopic } from '../topics.ts'
import { refreshUser } from '../users.ts'
import { type Following, followRun } from './follow-run.ts'
import { dropRun, isRunning, newRun, putRun, type RunPlan, runOf } from './run.ts'

export { QUESTION_MAX }

export interface AskCallbacks {
  /** The server has stored the question. */
  readonly onAccepted: () => void
  /** It has not, and why; nothing was spent. */
  readonly onRefused: (error: unknown) => void
}

export interface Question extends AskCallbacks {
  readonly text: string
  readonly deepThink: boolean
  readonly deepSearch: boolean
}

const following = new Map<string, Following>()

/** Asking in one topic. Answers are followed to their end whatever screen is open. */
export function useAsk(topicsId: string) {
  const queries = useQueryClient()
  return useMemo(() => askingIn(topicsId, queries), [topicsId, queries])
}

function askingIn(topicsId: string, queries: QueryClient) {
  function ask(plan: RunPlan, question: Question): void {
    const request = {
      question: question.text,
      topics_id: topicsId,
      deepthink: question.deepThink,
      internet_search: question.deepSearch,
      question_type: kinds[plan.kind],
      message_id: plan.targetId,
    } satisfies AskRequest
    start(plan, { ask: request }, question)
  }

  function start(
    plan: RunPlan,
    source: AnswerSource,
    { onAccepted, onRefused }: AskCallbacks,
  ): void {
    if (isRunning(runOf(topicsId))) return
    const followed = followRun(topicsId, newRun(plan), source, onAccepted)
    following.set(topicsId, followed)
    followed.end.then(
      () => settle(topicsId, queries),
      (error: unknown) => {
        refuse(topicsId, queries)
        onRefused(error)
      },
    )
  }

  return {
    askNew: (question: Question, opensTopic: boolean) =>
      ask({ kind: 'new', question: question.text, targetId: null, opensTopic }, question),
    edit: (targetId: string, question: Question) =>
      ask({ kind: 'edit', question: question.text, targetId, opensTopic: false }, question),
    refresh: (targetId: string, question: Question) =>
      ask({ kind: 'refresh', question: '', targetId, opensTopic: false }, question),
    /** Goes on with an answer that is being written at the server. */
    attach: (targetId: string, requestId: string) =>
      start(
        { kind: 'attached', question: '', targetId, opensTopic: false },
        { requestId },
        { onAccepted: () => {}, onRefused: () => {} },
      ),
    stop: () => following.get(topicsId)?.stop(),
  }
}

const kinds = { new: 0, edit: 1, refresh: 2, attached: 0 } as const

/** Replaces the run by what is stored; while that can't be read, what has arrived stays. */
async function settle(topicsId: string, queries: QueryClient): Promise<void> {
  const ended = runOf(topicsId)
  void refreshUser(queries)
  try {
    await refreshTopic(queries, topicsId)
    if (runOf(topicsId) === ended) dropRun(topicsId)
  } catch {
    addEventListener('online', () => settle(topicsId, queries), { once: true })
  }
}

/** A topic that was to begin stays open, empty; another goes back to what is stored. */
function refuse(topicsId: string, queries: QueryClient): void {
  const run = runOf(topicsId)
  if (run?.opensTopic) putRun(topicsId, { ...run, connection: 'refused' })
  else dropRun(topicsId)
  void refreshUser(queries)
  if (!run?.opensTopic) refreshTopic(queries, topicsId).catch(() => undefined)
}
