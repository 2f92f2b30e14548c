import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Question, useAsk } from '../../../data/ask/use-ask.ts'
import type { TopicContent } from '../../../data/topics.ts'
import { showPricing } from '../../../shell/open-dialog.ts'
import { hasNoTopicLeft, useAccount } from '../../../shell/session/use-account.ts'
import { ChatComposer } from '../../chat/chat-composer.tsx'
import { useAllowance, useSendQuestion } from '../../chat/use-asking.ts'
import type { Continued } from './use-continued.ts'

interface ContinueComposerProps extends Continuation {
  jump?: ReactNode
}

/** Where going on from a shared topic is typed; it has the focus from the start. */
export function ContinueComposer({ jump, ...continuation }: ContinueComposerProps) {
  const composer = useRef<HTMLDivElement>(null)
  useEffect(() => composer.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={composer}>
      <ChatComposer place={continuation.place} chat={useContinuation(continuation)} jump={jump} />
    </div>
  )
}

interface Continuation {
  readonly content: TopicContent
  readonly continued: Continued
  /** Where what is typed is kept. */
  readonly place: string
  /** What was asked has become part of the topic. */
  readonly onAccepted?: (topicsId: string) => void
  /** No more of the answer will come. */
  readonly onEnded?: (topicsId: string) => void
}

/** Going on from a shared topic: in a new one that is linked to it, or as its owner in itself. */
function useContinuation({
  content,
  continued: { isOwn, topicsId, run, turns, isRunning },
  place,
  onAccepted,
  onEnded,
}: Continuation) {
  const sharedId = content.cur_topics_info.topics_id
  const account = useAccount()
  const asking = useAsk(topicsId)
  const send = useSendQuestion(place)
  const [isAsked, setAsked] = useState(false)
  const allowance = useAllowance(content)

  const hasEnded = run?.answer.isAccepted === true && !isRunning
  const ending = isAsked && hasEnded
  useEffect(() => {
    if (ending) onEnded?.(topicsId)
  }, [ending, onEnded, topicsId])

  const ask = useCallback(
    (text: string) => {
      // The new topic may have begun without being opened: the question then continues it.
      const isBegun = isOwn || hasEnded
      if (!isBegun && hasNoTopicLeft(account)) return showPricing()
      const question = send(text)
      const asked: Question = {
        ...question,
        onAccepted() {
          question.onAccepted()
          if (!hasEnded) onAccepted?.(topicsId)
        },
      }
      setAsked(true)
      asking.askNew(
        asked,
        isBegun
          ? { parentId: turns.at(-1)?.answer?.answerMessageId ?? null, opensTopic: false }
          : { parentId: null, opensTopic: true, sharedId },
      )
      if (hasEnded) onEnded?.(topicsId)
    },
    [account, asking, hasEnded, isOwn, onAccepted, onEnded, send, sharedId, topicsId, turns],
  )

  return {
    run,
    isRunning,
    allowance: isOwn ? allowance : null,
    isLoading: account === undefined,
    ask,
    stop: asking.stop,
  }
}
