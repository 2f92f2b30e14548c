import type { TurnAnswer } from '../conversation/turn.ts'
import { useProgress } from '../progress/use-progress.ts'

/** The progress messages before an answer's text: the server's own steps, else ours in turn. */
export function useAnswerProgress({ live, status, text }: TurnAnswer, ours: readonly string[]) {
  const isAwaited = live !== null && status === 'running' && text === '' && live.relevant !== false
  const steps = [...new Set(live?.steps)]
  const step = useProgress(isAwaited && steps.length === 0)
  if (!isAwaited) return null
  if (steps.length > 0) return { steps, current: steps.length - 1 }
  return step === null ? null : { steps: ours, current: step }
}
