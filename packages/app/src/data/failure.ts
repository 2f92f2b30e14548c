import { ApiError } from '@coinquiry/api-client'

export type Failure =
  | { readonly kind: 'network' | 'server' }
  | { readonly kind: 'refused'; readonly key: string; readonly message: string }

/** What a failed call means to the person in front of the screen. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'server' }
  if (error.status === 0) return { kind: 'network' }
  // A page of a proxy, or of whatever else answers in the server's place, tells nobody anything.
  if (error.status === 502 || error.errorKey === 'error.badReply') return { kind: 'server' }
  return { kind: 'refused', key: error.errorKey, message: error.message }
}

export const failureKey = (error: unknown): string | null =>
  error instanceof ApiError ? error.errorKey : null
