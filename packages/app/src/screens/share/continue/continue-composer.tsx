import { type ReactNode, useEffect, useRef } from 'react'
import { ChatComposer } from '../../chat/composer/chat-composer.tsx'
import { type Continuation, useContinuation } from './use-continuation.ts'

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
