import { useEffect, useRef } from 'react'
import type { Run } from '../../data/ask/run.ts'
import type { Turn } from './conversation/turn.ts'

const pauseMs = 3000

/** Goes on with an answer that the server is still writing: after a reload, or on another device. */
export function useAttach(
  turns: readonly Turn[],
  run: Run | null,
  attach: (answerId: string, requestId: string) => void,
): void {
  const attempted = useRef(new Set<string>())
  const answer = turns.at(-1)?.answer
  const isOrphan = run === null && answer?.status === 'running'
  const { id = null, requestId = null } = isOrphan ? answer : {}

  useEffect(() => {
    if (id === null || requestId === null) return
    const pause = attempted.current.has(requestId) ? pauseMs : 0
    const timer = setTimeout(() => {
      attempted.current.add(requestId)
      attach(id, requestId)
    }, pause)
    return () => clearTimeout(timer)
  }, [id, requestId, attach])
}
