import type { LiveAnswer } from './answers/live-answer.ts'
import type { Chance } from './chance.ts'
import type { Clock, Wait } from './clock.ts'
import type { Collections } from './state/collections.ts'
import type { Language } from './words/language.ts'
import type { World } from './world.ts'

/** What all requests to a mock share. */
export interface House extends Collections {
  readonly chance: Chance
  readonly clock: Clock
  readonly wait: Wait
  /** The language of the seeds. */
  readonly language: Language
  /** The world of visitors, and of those who sign in. */
  readonly world: World
  /** The worlds of the people that live here, by name. */
  readonly worlds: Map<string, World>
  /** The answers that are being written, by `request_id`. */
  readonly live: Map<string, LiveAnswer>
  /** Takes no more questions. */
  isLeaving: boolean
}
