import { useCallback, useEffect, useMemo, useState } from 'react'
import { isRunning, useRun } from '../../../data/ask/run.ts'
import { type Question, useAsk } from '../../../data/ask/use-ask.ts'
import type { TopicContent } from '../../../data/topics.ts'
import { showPricing } from '../../../shell/dialogs/show-pricing.ts'
import { hasNoTopicLeft, useAccount } from '../../../shell/session/use-account.ts'
import { conversation } from '../../chat/conversation/conversation.ts'
import { useAllowance } from '../../chat/use-allowance.ts'
import { useSendQuestion } from '../../chat/use-send-question.ts'

export interface Continuation {
  readonly content: TopicContent
  /** The id of the topic that begins here; the owner goes on in the topic itself. */
  readonly newId: string
  /** Where what is typed is kept. */
  readonly place: string
  /** What was asked has become part of the topic. */
  readonly onAccepted?: (topicsId: string) => void
  /** No more of the answer will come. */
  readonly onEnded?: (topicsId: string) => void
}

/** Going on from a shared topic: in a new one that is linked to it, or as its owner in itself. */
export function useContinuation({ content, newId, place, onAccepted, onEnded }: Continuation) {
  const { cur_topics_info: info, cur_message: path } = content
  const account = useAccount()
  const isOwn = Boolean(account) && account?.user_id === info.topics_user_id
  const topicsId = isOwn ? info.topics_id : newId
  const run = useRun(topicsId)
  const asking = useAsk(topicsId)
  const send = useSendQuestion(place)
  const [isAsked, setAsked] = useState(false)
  const turns = useMemo(() => conversation(path, run), [path, run])
  const allowance = useAllowance(content)

  const ending = isAsked && run?.connection === 'ended'
  useEffect(() => {
    if (ending) onEnded?.(topicsId)
  }, [ending, onEnded, topicsId])

  const ask = useCallback(
    (text: string) => {
      if (!isOwn && hasNoTopicLeft(account)) return showPricing()
      const question = send(text)
      const told: Question = {
        ...question,
        onAccepted() {
          question.onAccepted()
          onAccepted?.(topicsId)
        },
      }
      setAsked(true)
      asking.askNew(
        told,
        isOwn
          ? { parentId: turns.at(-1)?.answer?.id ?? null, opensTopic: false }
          : { parentId: null, opensTopic: true, sharedId: info.topics_id },
      )
    },
    [account, asking, info.topics_id, isOwn, onAccepted, send, topicsId, turns],
  )

  return {
    isOwn,
    turns,
    run,
    isRunning: isRunning(run),
    allowance: isOwn ? allowance : null,
    isLoading: account === undefined,
    ask,
    stop: asking.stop,
  }
}
