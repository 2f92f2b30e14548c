import { type ComponentType, lazy } from 'react'
import { firstDeed, nextDeed } from '../../../shell/first-paint/next-deed.ts'
import { isStanding } from '../../../shell/first-paint/standing.ts'
import { part } from '../../../shell/lazy-part.tsx'
import type { SharedAnswerProps } from './shared-answer.tsx'

const answer = part(() => import('./shared-answer.tsx'))

async function loaded() {
  await answer.load()
  const Answer = answer.component()
  if (!Answer) throw new Error('An answer was loaded, and is not there')
  return { default: Answer }
}

/** A painted answer needs its code only when somebody is there; until it can be had it stays as it is. */
async function loadedFor(deed: Promise<void>): ReturnType<typeof loaded> {
  await deed
  return loaded().catch(() => loadedFor(nextDeed()))
}

const AtOnce = lazy(loaded)
const ForDeed = lazy(() => loadedFor(firstDeed()))

export const loadAnswers = answer.load

/** What draws an answer now: suspends until its code is there. */
export function answerNow(): ComponentType<SharedAnswerProps> {
  return answer.component() ?? (isStanding() ? ForDeed : AtOnce)
}
