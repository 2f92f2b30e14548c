import { ApiError } from '@coinquiry/api-client'

export type Failure =
  | { readonly kind: 'network' | 'server' }
  | { readonly kind: 'refused'; readonly key: string; readonly message: string }

/** Sorts a failed call by the message that the user sees. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'server' }
  if (error.status === 0) return { kind: 'network' }
  // The body comes from a proxy, not from our server, so its text is not shown.
  if (error.status === 502 || error.errorKey === 'error.badReply') return { kind: 'server' }
  return { kind: 'refused', key: error.errorKey, message: error.message }
}

/** Whether a share link shows nothing; a server of the specification alone says so without a key. */
export const isInvalidShareToken = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.errorKey === 'error.invalidShareToken' || error.message === 'Invalid share token')

export const failureKey = (error: unknown): string | null =>
  error instanceof ApiError ? error.errorKey : null
