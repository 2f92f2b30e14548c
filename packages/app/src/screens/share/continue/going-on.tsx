import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { JumpToLatest, useFollowBottom } from '../../chat/use-follow-bottom.tsx'
import { ContinueComposer } from './continue-composer.tsx'
import type { Continued } from './use-continued.ts'

const here = { to: '.', replace: true, resetScroll: false } as const

export interface GoingOnProps {
  place: string
  content: TopicContent
  continued: Continued
}

/** Asks below a shared topic, and leads to the topic that has begun there once that is answered. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function GoingOn(continuation: GoingOnProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const { isRunning } = continuation.continued
  const { isAway, jump } = useFollowBottom(isRunning, isRunning, true)
  const onAccepted = useCallback(
    (continuedAs: string) => {
      void navigate({ ...here, state: { continuedAs } })
      void router.preloadRoute({ to: '/chat/$topicsId', params: { topicsId: continuedAs } })
    },
    [navigate, router],
  )
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
      jump={isAway && isRunning && <JumpToLatest isWriting onJump={jump} />}
    />
  )
}
