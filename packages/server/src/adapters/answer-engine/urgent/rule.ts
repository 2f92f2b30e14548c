import type { Concept } from './phrases.ts'

/** How a kind of trouble is recognized within a passage. */
export interface Rule {
  /** One of these combinations is there, whole. */
  readonly when: readonly (readonly Concept[])[]
  /** And none of these. */
  readonly unless: readonly Concept[]
}
