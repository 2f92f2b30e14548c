import type { StepPart } from '@coinquiry/ui/blocks/progress-steps'
import { usePrefersReducedMotion } from '@coinquiry/ui/hooks/use-prefers-reduced-motion'
import { useEffect, useRef, useState } from 'react'
import { isUnfinished } from '../../data/ask/follow-run.ts'
import type { TurnAnswer } from './conversation.ts'
import type { TurnLabels } from './use-turn-labels.ts'

/** The progress messages before an answer's text: the server's own steps, else ours in turn. */
export function useAnswerProgress(answer: TurnAnswer, { steps: ours, stepStates }: TurnLabels) {
  const isAwaited =
    answer.isArriving && isUnfinished(answer) && answer.text === '' && answer.relevant !== false
  const isReported = answer.steps.length > 0
  const step = useProgress(isAwaited && !isReported, ours.length)
  if (!isAwaited) return null
  if (isReported) return reportedSteps(answer.steps, stepStates)
  return step === null ? null : { steps: ours, current: step }
}

const stepMarks: Readonly<Record<string, StepPart['state']>> = {
  '·': 'open',
  '✓': 'done',
  '✗': 'failed',
}

/**
 * The server's steps by their first lines, and what the last one lists: things that are done side by
 * side, each behind a mark for its state. A step that is told again is the last one, whatever of it
 * has ended meanwhile.
 */
export function reportedSteps(
  reported: readonly string[],
  stateLabels: Readonly<Record<StepPart['state'], string | undefined>>,
) {
  const begun = reported.map((step) => step.replaceAll(/^[✓✗] /gm, '· '))
  const last = reported.filter((_, at) => !begun.includes(begun[at] ?? '', at + 1))
  const [, ...lines] = last.at(-1)?.split('\n') ?? []
  const parts = lines.map((line): StepPart => {
    const state = stepMarks[line.charAt(0)] ?? 'open'
    return { text: line.replace(/^[·✓✗] /, ''), state, stateLabel: stateLabels[state] }
  })
  return { steps: last.map((step) => step.split('\n', 1).join()), current: last.length - 1, parts }
}

/** How long, in ms, nothing new may come before it is said what is waited for, and before a way out is offered. */
const quietAfterMs = 3000
const stalledAfterMs = 20_000

/** Whether nothing new of an arriving answer has come for some time; a lost connection is said elsewhere. */
export function useSilence(answer: TurnAnswer): 'none' | 'quiet' | 'stalled' {
  const [silence, setSilence] = useState<{ answer: TurnAnswer; is: 'quiet' | 'stalled' }>()
  const isHeard = answer.isArriving && isUnfinished(answer) && answer.status !== 'reconnecting'
  useEffect(() => {
    if (!isHeard) return
    const timers = [
      setTimeout(() => setSilence({ answer, is: 'quiet' }), quietAfterMs),
      setTimeout(() => setSilence({ answer, is: 'stalled' }), stalledAfterMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [answer, isHeard])
  // Whatever comes makes it another answer.
  return isHeard && silence?.answer === answer ? silence.is : 'none'
}

/** Which of `count` progress messages to show, or null before the first and while not running; the last one stays. */
function useProgress(running: boolean, count: number): number | null {
  const [step, setStep] = useState<number | null>(null)
  const next = step === null ? 0 : step + 1
  if (!running && step !== null) setStep(null)
  useEffect(() => {
    if (!running || next >= count) return
    const timer = setTimeout(() => setStep(next), progressDelay(next, Math.random()))
    return () => clearTimeout(timer)
  }, [running, next, count])
  return running ? step : null
}

const firstAfterMs = 500
const shortestMs = 4500
const longestMs = 8500

/** Milliseconds to wait before progress message `step` (from 0); `random` is in [0, 1). */
export function progressDelay(step: number, random: number): number {
  return step === 0 ? firstAfterMs : shortestMs + random * (longestMs - shortestMs)
}

/**
 * The part of an arriving text to show now: what was there before, and what is typed since. Once it
 * is not `active` any more it is the whole, or with `finishes` once all is typed: a text may arrive
 * at once.
 */
export function useTyped(text: string, active: boolean, finishes = false): string {
  const isStill = usePrefersReducedMotion()
  const typing = useRef<Typing | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const isBehind = finishes && shown !== null && shown < text.length
  const isTyping = (active || isBehind) && !isStill
  if (isTyping && shown === null) setShown(text.length)
  if (!isTyping && shown !== null) setShown(null)

  useEffect(() => {
    if (!isTyping) {
      typing.current = null
      return
    }
    const now = performance.now()
    typing.current = extend(typing.current ?? startTyping(now, text.length), text.length, now)
    let frame = requestAnimationFrame(function type(at) {
      const next = advance(typing.current ?? startTyping(at), at)
      typing.current = next
      setShown(next.shown)
      if (next.arrivals.length > 0) frame = requestAnimationFrame(type)
    })
    return () => cancelAnimationFrame(frame)
  }, [text, isTyping])

  return isTyping ? typedPart(text, shown ?? text.length) : text
}

/** The time in ms between two characters while no other text waits to be shown. */
const restingMs = 30

/** How far, in ms, the screen may be behind the stream: one second less a frame. */
const longestLagMs = 950

interface Arrival {
  readonly length: number
  readonly due: number
}

/** What is on the screen, and which lengths have to be reached by when. Times in ms, lengths in UTF-16 units. */
export interface Typing {
  readonly shown: number
  readonly at: number
  readonly arrivals: readonly Arrival[]
}

export const startTyping = (now: number, shown = 0): Typing => ({ shown, at: now, arrivals: [] })

/** Notes that the text is now `length` long. */
export function extend(typing: Typing, length: number, now: number): Typing {
  const known = typing.arrivals.at(-1)?.length ?? typing.shown
  if (length <= known) return typing
  const at = typing.arrivals.length === 0 ? now : typing.at
  return { ...typing, at, arrivals: [...typing.arrivals, { length, due: now + longestLagMs }] }
}

/** Types on until `now`: at the resting pace, or as fast as the most pressing arrival needs. */
export function advance(typing: Typing, now: number): Typing {
  const { at, arrivals } = typing
  const end = arrivals.at(-1)
  if (!end) return { ...typing, at: now }
  const elapsed = now - at
  const pace = arrivals.reduce((fastest, { length, due }) => {
    const left = due - at
    return Math.max(
      fastest,
      left > elapsed ? (length - typing.shown) / left : Number.POSITIVE_INFINITY,
    )
  }, 1 / restingMs)
  const reached = arrivals.findLast(({ due }) => due <= now)?.length ?? 0
  const typed = Number.isFinite(pace) ? typing.shown + pace * elapsed : reached
  const shown = Math.min(Math.max(typed, reached), end.length)
  return { shown, at: now, arrivals: arrivals.filter(({ length }) => length > shown) }
}

/** The typed part of a text, never half a surrogate pair. */
export function typedPart(text: string, shown: number): string {
  const end = Math.floor(shown)
  const last = text.charCodeAt(end - 1)
  const isHalf = last >= 0xd800 && last < 0xdc00
  return text.slice(0, isHalf ? end - 1 : end)
}
