import { useEffect, useRef } from 'react'
import { type AnswerState, isUnfinished, type Run } from '../../data/ask/run.ts'
import type { Turn } from './conversation/conversation.ts'

const pauseMs = 3000

/** Goes on with an answer that the server is still writing: after a reload, or on another device. */
export function useAttach(
  turns: readonly Turn[],
  run: Run | null,
  attach: (requestId: string, stored: AnswerState) => void,
): void {
  const attempted = useRef(new Set<string>())
  const answer = turns.at(-1)?.answer
  const orphan = run === null && answer && isUnfinished(answer) ? answer : null

  useEffect(() => {
    const { requestId = null } = orphan ?? {}
    if (!orphan || requestId === null) return
    const pause = attempted.current.has(requestId) ? pauseMs : 0
    const timer = setTimeout(() => {
      attempted.current.add(requestId)
      attach(requestId, orphan)
    }, pause)
    return () => clearTimeout(timer)
  }, [orphan, attach])
}
