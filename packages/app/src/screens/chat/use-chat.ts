import { useCallback, useEffect, useMemo, useRef } from 'react'
import { isRunning, isUnaccepted } from '../../data/ask/run.ts'
import { useRun } from '../../data/ask/runs.ts'
import { useAsk } from '../../data/ask/use-ask.ts'
import { useTopic } from '../../data/topics.ts'
import { drafts } from '../../shell/drafts/drafts.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { conversation } from './conversation/conversation.ts'
import { editPlace } from './edit/edit-place.ts'
import { unbegun } from './topic/unbegun.ts'
import { useAllowance } from './use-allowance.ts'
import { useAttach } from './use-attach.ts'
import { useSendQuestion } from './use-send-question.ts'

/** What Home hands over with a new topic. */
export interface Opening {
  readonly question: string
  readonly deepThink: boolean
  readonly deepSearch: boolean
}

export type Chat = ReturnType<typeof useChat>

/** A topic's conversation and what can be done in it. */
export function useChat(topicsId: string, opening: Opening | null, onOpened: () => void) {
  const run = useRun(topicsId)
  const asking = useAsk(topicsId)
  // Who has just logged out is about to leave, and asks no more.
  const isLoggedIn = useIsLoggedIn()
  const topic = useTopic(
    topicsId,
    isLoggedIn && !opening && !(run?.opensTopic && isUnaccepted(run)),
  )
  const send = useSendQuestion(topicsId)
  const path = topic.content?.cur_message
  const turns = useMemo(() => conversation(path ?? [], run), [path, run])

  const isOpened = useRef(false)
  useEffect(() => {
    if (!opening || isOpened.current) return
    isOpened.current = true
    drafts.discard('home', opening.question)
    unbegun.note(topicsId)
    asking.askNew(send(opening.question, opening), { parentId: null, opensTopic: true })
    onOpened()
  }, [topicsId, opening, onOpened, asking, send])

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
    /** Neither is anything of the topic there, nor is it being opened. */
    isLoading: !topic.content && !topic.failure && !opening && !run,
    stop: asking.stop,
    ask: (text: string) =>
      asking.askNew(send(text), {
        parentId: turns.at(-1)?.answer?.answerMessageId ?? null,
        opensTopic: !topic.content,
      }),
    edit,
    refresh,
  }
}
