import type { Schemas } from '@coinquiry/api-client/contract'
import type { Outcome } from '../domain/generation.ts'

/** How the work on an answer ended, and what its readers are told if it was not by their wish. */
export interface Ended {
  readonly outcome: Outcome
  readonly errorKey: Schemas['AskErrorKey'] | null
}

export const STOPPED: Ended = { outcome: 'stopped', errorKey: null }
export const INTERRUPTED: Ended = { outcome: 'interrupted', errorKey: 'error.interrupted' }
export const BROKEN: Ended = { outcome: 'failed', errorKey: 'error.internal' }
