import { type ReactNode, useEffect, useRef } from 'react'
import { ChatComposer } from '../../chat/composer/chat-composer.tsx'
import type { useContinuation } from './use-continuation.ts'

interface ContinueComposerProps {
  place: string
  continuation: ReturnType<typeof useContinuation>
  jump?: ReactNode
}

/** Takes the place and the focus of the button that was pressed for it. */
export function ContinueComposer({ place, continuation, jump }: ContinueComposerProps) {
  const composer = useRef<HTMLDivElement>(null)
  useEffect(() => composer.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={composer}>
      <ChatComposer topicsId={place} chat={continuation} jump={jump} />
    </div>
  )
}
