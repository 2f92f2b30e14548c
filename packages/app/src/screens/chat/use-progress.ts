import { useEffect, useState } from 'react'
import { isUnfinished } from '../../data/ask/run.ts'
import type { TurnAnswer } from './conversation.ts'

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

/** The progress message to show, from 0, or null before the first and while not running. */
function useProgress(running: boolean): number | null {
  const [step, setStep] = useState<number | null>(null)
  const next = step === null ? 0 : step + 1
  if (!running && step !== null) setStep(null)
  useEffect(() => {
    if (!running || next >= progressSteps) return
    const timer = setTimeout(() => setStep(next), progressDelay(next, Math.random()))
    return () => clearTimeout(timer)
  }, [running, next])
  return running ? step : null
}

/** How many progress messages there are; the last one stays. */
const progressSteps = 6

const firstAfterMs = 500
const shortestMs = 4500
const longestMs = 8500

/** Milliseconds to wait before progress message `step` (from 0); `random` is in [0, 1). */
export function progressDelay(step: number, random: number): number {
  return step === 0 ? firstAfterMs : shortestMs + random * (longestMs - shortestMs)
}
