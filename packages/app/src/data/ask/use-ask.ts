import { type AnswerSource, type AskRequest, QUESTION_MAX } from '@coinquiry/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureKey, failureOf } from '../failure.ts'
import { changeInLists, refetchLists } from '../listed-topics.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { changeTopic, fetchTopic, isReadingTopic, refetchTopic } from '../topics.ts'
import { invalidateUser, showUserChange } from '../users.ts'
import { answeredTopic } from './answered-topic.ts'
import { type AnswerState, followRun, isRunning, newRun } from './follow-run.ts'
import { type AskKind, dropRun, following, type Run, runOf } from './run.ts'

export { QUESTION_MAX }

interface AskCallbacks {
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

/** What a new question follows. */
interface AskContext {
  /** The last answer on the screen: the question is refused if the topic has a later one. */
  readonly parentId: string | null
  readonly opensTopic: boolean
  /** The shared topic, by the id that the viewer knows it by, that a new one goes on from. */
  readonly sharedId?: string
}

/** Asking in one topic. Answers are followed to their end whatever screen is open. */
export function useAsk(topicsId: string) {
  const queries = useQueryClient()
  return useMemo(() => askingIn(topicsId, queries), [topicsId, queries])
}

/** The same outside of React. */
export function askingIn(topicsId: string, queries: QueryClient) {
  function ask(
    kind: AskKind,
    targetId: string | null,
    question: Question,
    { parentId, opensTopic, sharedId }: AskContext = inTopic,
  ): void {
    const request = {
      question: question.text,
      topics_id: topicsId,
      deepthink: question.deepThink,
      internet_search: question.deepSearch,
      question_type: kinds[kind],
      message_id: targetId,
      parent_id: parentId,
      ...(sharedId !== undefined && { share_topics_id: sharedId }),
    } satisfies AskRequest
    const follows = kind === 'new' ? parentId : targetId
    const run = newRun({ kind, question: question.text, targetId: follows, opensTopic })
    start(run, { ask: request }, question)
  }

  function start(run: Run, source: AnswerSource, callbacks?: AskCallbacks): void {
    if (isRunning(runOf(topicsId))) return
    const followed = followRun(topicsId, run, source, () => {
      // Other tabs show the question and go on with the answer.
      notifyOtherTabs(`topic ${topicsId}`)
      showInLists(queries)
      if (run.opensTopic) void showUserChange(queries)
      callbacks?.onAccepted()
    })
    const isCurrent = () => following.get(topicsId)?.end === followed.end
    const settled = followed.end.then(
      () => (isCurrent() ? settle(topicsId, queries) : undefined),
      (error: unknown) => {
        if (isCurrent()) refuse(topicsId, queries, error)
        callbacks?.onRefused(error)
      },
    )
    following.set(topicsId, { ...followed, settled })
    const forget = () => {
      if (isCurrent()) following.delete(topicsId)
    }
    followed.end.then(forget, forget)
  }

  return {
    askNew: (question: Question, place: AskContext) => ask('new', null, question, place),
    edit: (targetId: string, question: Question) => ask('edit', targetId, question),
    regenerate: (targetId: string, question: Question) => ask('regenerate', targetId, question),
    /** Stops the answer under way, and has it written again once the server has stopped it. */
    restart(answerId: string, question: Question): void {
      const followed = following.get(topicsId)
      followed?.stop()
      void followed?.settled.then(() => {
        // If the stop is not confirmed, the topic shows what has come of the answer.
        if (runOf(topicsId) === null) ask('regenerate', answerId, question)
      })
    },
    /** Goes on with an answer that is being written at the server, from what the topic holds of it. */
    attach: (requestId: string, stored: AnswerState) =>
      start(
        newRun(
          {
            kind: 'attached',
            question: '',
            targetId: stored.answerMessageId,
            opensTopic: false,
          },
          stored,
        ),
        { requestId },
      ),
    stop: () => following.get(topicsId)?.stop(),
  }
}

const kinds = { new: 0, edit: 1, regenerate: 2 } as const satisfies Record<AskKind, number>
const inTopic: AskContext = { parentId: null, opensTopic: false }
const pauseMs = 5000

/**
 * Replaces the run by what is stored: as the stream has said it, or else as the topic has it when it
 * is read again. While that can't be read, what has arrived stays.
 */
async function settle(topicsId: string, queries: QueryClient): Promise<void> {
  const ended = runOf(topicsId)
  // The tab that asked notifies the others.
  void (ended?.kind === 'attached' ? invalidateUser(queries) : showUserChange(queries))
  try {
    const isShown =
      ended !== null &&
      !isReadingTopic(queries, topicsId) &&
      changeTopic(queries, topicsId, (topic) => answeredTopic(topic, ended))
    if (!isShown) await refetchTopic(queries, topicsId)
    const title = ended?.answer.title ?? null
    if (title !== null) {
      await changeInLists(queries, topicsId, (topic) => (topic.title ? topic : { ...topic, title }))
      // What was on its way has been cancelled.
      showInLists(queries)
    }
    if (runOf(topicsId) === ended) dropRun(topicsId)
  } catch (error) {
    if (failureOf(error).kind === 'refused') return
    setTimeout(() => {
      // After a logout the run is gone, and so is the right to read the topic.
      if (runOf(topicsId) === ended) void settle(topicsId, queries)
    }, pauseMs)
  }
}

/** The topic was used now, which lists show here and in other tabs. */
function showInLists(queries: QueryClient): void {
  void refetchLists(queries, 'all')
  notifyOtherTabs('lists')
}

/** A new topic stays open, empty; an existing one shows again what is stored. */
function refuse(topicsId: string, queries: QueryClient, error: unknown): void {
  void invalidateUser(queries)
  const isThere = failureKey(error) === 'error.staleParent'
  if (runOf(topicsId)?.opensTopic && !isThere) return
  dropRun(topicsId)
  fetchTopic(queries, topicsId).catch(() => undefined)
}
