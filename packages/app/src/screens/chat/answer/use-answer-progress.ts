import { isUnfinished } from '../../../data/ask/run.ts'
import type { TurnAnswer } from '../conversation/conversation.ts'
import { useProgress } from '../progress/use-progress.ts'

/** The progress messages before an answer's text: the server's own steps, else ours in turn. */
export function useAnswerProgress(answer: TurnAnswer, ours: readonly string[]) {
  const isAwaited =
    answer.isArriving && isUnfinished(answer) && answer.text === '' && answer.relevant !== false
  const steps = [...new Set(answer.steps)]
  const step = useProgress(isAwaited && steps.length === 0)
  if (!isAwaited) return null
  if (steps.length > 0) return { steps, current: steps.length - 1 }
  return step === null ? null : { steps: ours, current: step }
}
