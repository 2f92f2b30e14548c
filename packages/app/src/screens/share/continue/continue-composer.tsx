import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useAsk } from '../../../data/ask/use-ask.ts'
import type { TopicContent } from '../../../data/topics.ts'
import { showPricing } from '../../../shell/open-dialog.ts'
import { hasNoTopicLeft, useAccount } from '../../../shell/session/use-account.ts'
import { ChatComposer } from '../../chat/chat-composer.tsx'
import { useAllowance, useSendQuestion } from '../../chat/use-chat.ts'
import { useFollowBottom } from '../../chat/use-follow-bottom.tsx'
import type { Continued } from './use-continued.ts'

/** What a reader's questions go on from, and where. */
export interface Continuation {
  readonly content: TopicContent
  readonly continued: Continued
  /** Where what is typed is kept. */
  readonly place: string
}

const here = { to: '.', replace: true, resetScroll: false } as const

/** Asks below a shared topic, and leads to the topic that has begun there once that is answered. */
export default function ComposerBelow(continuation: Continuation) {
  const navigate = useNavigate()
  const router = useRouter()
  const { isRunning } = continuation.continued
  const jump = useFollowBottom(isRunning, {
    ...{ isNew: isRunning, isAsking: isRunning, startsAway: true },
  })
  function onAccepted(continuedAs: string): void {
    void navigate({ ...here, state: { continuedAs } })
    void router.preloadRoute({ to: '/chat/$topicsId', params: { topicsId: continuedAs } })
  }
  const onEnded = useCallback(
    async (topicsId: string) => {
      await navigate({ ...here, state: {} })
      await navigate({ to: '/chat/$topicsId', params: { topicsId } })
    },
    [navigate],
  )
  return (
    <ContinueComposer
      {...continuation}
      onAccepted={onAccepted}
      onEnded={onEnded}
      jump={isRunning && jump}
    />
  )
}

interface ContinueComposerProps extends Continuation {
  /** What was asked has become part of the topic. */
  onAccepted: (topicsId: string) => void
  /** No more of the answer will come. */
  onEnded?: (topicsId: string) => void
  jump?: ReactNode
}

/** Where going on from a shared topic is typed; it has the focus from the start. */
export function ContinueComposer({ jump, ...continuation }: ContinueComposerProps) {
  const composer = useRef<HTMLDivElement>(null)
  useEffect(() => composer.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={composer}>
      <ChatComposer chat={useContinuation(continuation)} jump={jump} />
    </div>
  )
}

/** Going on from a shared topic: in a new one that is linked to it, or as its owner in itself. */
function useContinuation({
  content,
  continued: { isOwn, topicsId, run, turns, isRunning },
  place,
  onAccepted,
  onEnded,
}: Omit<ContinueComposerProps, 'jump'>) {
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

  // The new topic may have begun without being opened: the question then continues it.
  const isBegun = isOwn || hasEnded
  function ask(text: string): void {
    if (!isBegun && hasNoTopicLeft(account)) {
      showPricing()
      return
    }
    setAsked(true)
    asking.askNew(
      send(text, { onAccepted: () => hasEnded || onAccepted(topicsId) }),
      isBegun
        ? { parentId: turns.at(-1)?.answer?.answerMessageId ?? null, opensTopic: false }
        : { parentId: null, opensTopic: true, sharedId },
    )
    if (hasEnded) onEnded?.(topicsId)
  }

  return {
    place,
    run,
    isRunning,
    allowance: isOwn ? allowance : null,
    hasNoTopicLeft: !isBegun && run === null && hasNoTopicLeft(account),
    resetsAt: isOwn ? content.cur_topics_info.resets_at : account?.resets_at,
    isLoading: account === undefined,
    ask,
    stop: asking.stop,
  }
}
