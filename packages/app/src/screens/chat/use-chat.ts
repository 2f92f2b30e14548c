import { useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type AnswerState,
  isRunning,
  isUnaccepted,
  isUnfinished,
  type Run,
} from '../../data/ask/run.ts'
import { useRun } from '../../data/ask/runs.ts'
import { useAsk } from '../../data/ask/use-ask.ts'
import { useTopic } from '../../data/topics.ts'
import { drafts, editPlace, newTopicPlace } from '../../shell/drafts.ts'
import type { Modes } from '../../shell/modes.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { conversation, type Turn } from './conversation.ts'
import { useAllowance, useSendQuestion } from './use-asking.ts'

export type Chat = ReturnType<typeof useChat>

/** A topic's conversation and what can be done in it. */
export function useChat(topicsId: string, opening: Modes | null, onOpened: () => void) {
  const run = useRun(topicsId)
  const asking = useAsk(topicsId)
  // After a logout this screen is still mounted for a moment.
  const isLoggedIn = useIsLoggedIn()
  const isNew = opening !== null || (isUnaccepted(run) && run?.opensTopic === true)
  const topic = useTopic(topicsId, isLoggedIn && !isNew)
  const place = isNew ? newTopicPlace(topicsId) : topicsId
  const send = useSendQuestion(place)
  const path = topic.content?.cur_message
  const turns = useMemo(() => conversation(path ?? [], run), [path, run])

  const isOpened = useRef(false)
  useEffect(() => {
    if (!opening || isOpened.current) return
    isOpened.current = true
    const question = drafts.read(newTopicPlace(topicsId))
    drafts.discard('home', question)
    if (question !== '')
      asking.askNew(send(question, opening), { parentId: null, opensTopic: true })
    onOpened()
  }, [topicsId, opening, onOpened, asking, send])

  const isThere = topic.content !== undefined
  useEffect(() => {
    // Its first question was asked before a reload, or elsewhere.
    if (isThere) drafts.move(newTopicPlace(topicsId), topicsId)
  }, [isThere, topicsId])

  useAttach(turns, run, asking.attach)

  function edit(questionId: string, text: string): void {
    const question = send(text)
    const drop = () => drafts.discard(editPlace(questionId), text)
    asking.edit(questionId, {
      ...question,
      onAccepted() {
        drop()
        question.onAccepted()
      },
      onRefused(error) {
        drop()
        question.onRefused(error)
      },
    })
  }

  const refresh = useCallback(
    (answerId: string) => asking.refresh(answerId, send('')),
    [asking, send],
  )

  return {
    turns,
    topic,
    run,
    isRunning: isRunning(run),
    /** What is running was asked for here. */
    isAsking: isRunning(run) && run?.kind !== 'attached',
    allowance: useAllowance(topic.content),
    /** The topic has no content yet, and is not being opened here. */
    isLoading: !topic.content && !topic.failure && !opening && !run,
    stop: asking.stop,
    /** Where what is typed is kept. */
    place,
    ask: (text: string) =>
      asking.askNew(send(text), {
        parentId: turns.at(-1)?.answer?.answerMessageId ?? null,
        opensTopic: !topic.content,
      }),
    edit,
    refresh,
  }
}

const pauseMs = 3000

/** Goes on with an answer that the server is still writing: after a reload, or on another device. */
function useAttach(
  turns: readonly Turn[],
  run: Run | null,
  attach: (requestId: string, stored: AnswerState) => void,
): void {
  const attempted = useRef(new Set<string>())
  const answer = turns.at(-1)?.answer
  const unfinished = run === null && answer && isUnfinished(answer) ? answer : null

  useEffect(() => {
    const { requestId = null } = unfinished ?? {}
    if (!unfinished || requestId === null) return
    const pause = attempted.current.has(requestId) ? pauseMs : 0
    const timer = setTimeout(() => {
      attempted.current.add(requestId)
      attach(requestId, unfinished)
    }, pause)
    return () => clearTimeout(timer)
  }, [unfinished, attach])
}
