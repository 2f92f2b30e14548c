import { useEffect, useState } from 'react'
import { progressDelay, progressSteps } from './progress-schedule.ts'

/** The progress message to show, from 0, or null before the first and while not running. */
export function useProgress(running: boolean): number | null {
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
