import { isStanding } from '../../shell/first-paint/standing.ts'
import { session } from '../../shell/session/session.ts'
import { continuedTopic } from './continue/continued-part.ts'
import { loadAnswers } from './topic/answer-part.ts'

/** Loads what a shared topic is drawn with before it is shown, but for what stands painted in the page. */
export async function prepareShare(): Promise<void> {
  const isPainted = isStanding() && typeof document !== 'undefined'
  const isOpen = session.token() !== null
  await Promise.all([isPainted || loadAnswers(), isOpen && continuedTopic.load()])
}
