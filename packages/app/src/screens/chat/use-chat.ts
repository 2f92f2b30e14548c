import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type AnswerState, isRunning, isUnfinished } from '../../data/ask/follow-run.ts'
import { isPending, type Run, useRun } from '../../data/ask/run.ts'
import { type Question, useAsk } from '../../data/ask/use-ask.ts'
import { type TopicContent, useTopic } from '../../data/topics.ts'
import { drafts, editPlace, newTopicPlace } from '../../shell/drafts.ts'
import { type Modes, useModes } from '../../shell/modes.ts'
import type {} from '../../shell/navigation-state.d.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { conversation, type Turn } from './conversation.ts'
import { noticedTopics } from './public-topic.tsx'

export type Chat = ReturnType<typeof useChat>

/** A topic's conversation and what can be done in it. */
export function useChat(topicsId: string) {
  const navigate = useNavigate()
  /** The modes in which the question that Home has left for this new topic is to be asked. */
  const { fromHome: opening } = useLocation().state
  const run = useRun(topicsId)
  const asking = useAsk(topicsId)
  // After a logout this screen is still mounted for a moment.
  const isLoggedIn = useIsLoggedIn()
  const isNew = opening !== undefined || (isPending(run) && run?.opensTopic === true)
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
      asking.askNew(send(question, { modes: opening }), { parentId: null, opensTopic: true })
    // Neither a reload nor going back asks it again.
    void navigate({ to: '.', replace: true, state: {} })
  }, [topicsId, opening, navigate, asking, send])

  const isThere = topic.content !== undefined
  useEffect(() => {
    // Its first question was asked before a reload, or elsewhere.
    if (isThere) drafts.move(newTopicPlace(topicsId), topicsId)
  }, [isThere, topicsId])

  useAttach(turns, run, asking.attach)

  function edit(questionId: string, text: string): void {
    const drop = () => drafts.discard(editPlace(questionId), text)
    asking.edit(questionId, send(text, { onAccepted: drop, onRefused: drop }))
  }

  const regenerate = useCallback(
    (answerId: string) => asking.regenerate(answerId, send('')),
    [asking, send],
  )

  const restart = useCallback(
    (answerId: string) => asking.restart(answerId, send('')),
    [asking, send],
  )
  const { content } = topic
  const parentId = turns.at(-1)?.answer?.answerMessageId ?? null
  const ask = useCallback(
    (text: string) => {
      if (content?.cur_topics_info.public_permission === 1) noticedTopics.set(topicsId, true)
      asking.askNew(send(text), { parentId, opensTopic: !content })
    },
    [content, topicsId, asking, send, parentId],
  )
  const account = useAccount()
  const allowance = useAllowance(topic.content)

  return {
    turns,
    topic,
    run,
    isRunning: isRunning(run),
    /** What is running was asked for here. */
    isAsking: isRunning(run) && run?.kind !== 'attached',
    allowance,
    resetsAt: topic.content?.cur_topics_info.resets_at,
    messagesLeft: isMember(account) ? Number.POSITIVE_INFINITY : messagesLeft(run, allowance),
    /** The topic has no content yet, and is not being opened here. */
    isLoading: !topic.content && !topic.failure && !opening && !run,
    stop: asking.stop,
    /** Where what is typed is kept. */
    place,
    ask,
    edit,
    regenerate,
    restart,
  }
}

/** What is left of a topic's messages after the one under way, as far as is known. */
function messagesLeft(run: Run | null, allowance: number | null): number {
  // A new topic begins with some.
  if (allowance === null || run?.opensTopic) return 1
  // An answer that was attached to has been counted already.
  return run && run.kind !== 'attached' ? allowance - 1 : allowance
}

interface SendOptions extends Partial<Pick<Question, 'onAccepted' | 'onRefused'>> {
  modes?: Modes
}

/** Makes a question of a text: the draft at `place` stays until it is accepted, and returns if it is refused. */
export function useSendQuestion(place: string) {
  const current = useModes()
  return useCallback(
    (text: string, { modes = current, ...first }: SendOptions = {}): Question => ({
      text,
      ...modes,
      onAccepted() {
        first.onAccepted?.()
        drafts.discard(place, text)
      },
      onRefused(error) {
        first.onRefused?.(error)
        if (text !== '') drafts.giveBack(place, text)
        showFailure(error)
      },
    }),
    [place, current],
  )
}

/** Follow-up questions left in this topic today; null for members, and while not known. */
export function useAllowance(content: TopicContent | undefined): number | null {
  const account = useAccount()
  if (!account || isMember(account)) return null
  return content?.cur_topics_info.remain_message_count ?? null
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
