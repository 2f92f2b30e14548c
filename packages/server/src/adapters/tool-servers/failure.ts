import { DataFailure } from '../../ports/data-failure.ts'
import { TooLarge } from './bounded-fetch.ts'

/** Errors of what is no message of the protocol, by their codes or names. */
const OTHER_FORMS = new Set([
  'INVALID_RESULT',
  'UNSUPPORTED_RESULT_TYPE',
  'CLIENT_HTTP_UNEXPECTED_CONTENT',
  'SyntaxError',
  'ZodError',
])
/** Such as ECONNREFUSED. */
const SYSTEM_CODE = /^(?:E[A-Z\d]+|UND_ERR_[A-Z_]+)$/

/**
 * Why a server could not be used, without a word of the server's own: its texts may be long, hold
 * what was asked, or pose as ours.
 */
export function failureOf(name: string, error: unknown): DataFailure {
  if (error instanceof DataFailure) return error
  const { code, status, refusal, innermost } = marksOf(error)
  if (error instanceof TooLarge) return new DataFailure(`${name} sent too much`, 'large')
  if (status !== null) return new DataFailure(`${name} answered ${status}`, 'status', status)
  if (refusal !== null)
    return new DataFailure(`${name} refused what was asked (${refusal})`, 'status')
  if (code === 'REQUEST_TIMEOUT') return new DataFailure(`${name} did not answer in time`, 'late')
  if (code === 'CONNECTION_CLOSED')
    return new DataFailure(`${name} closed the connection`, 'unreachable')
  if (OTHER_FORMS.has(code ?? innermost.name))
    return new DataFailure(`${name} answered in an unknown form`, 'unreadable')
  const why = code && SYSTEM_CODE.test(code) ? `: ${code}` : ''
  return new DataFailure(`${name} cannot be reached${why}`, 'unreachable')
}

/** A refusal says that server and connection are well. */
export const isRefusal = (error: unknown): boolean => marksOf(error).refusal !== null

/** A server that has forgotten its session wants a new one. */
export const isForgotten = (error: unknown): boolean => marksOf(error).status === 404

function marksOf(error: unknown) {
  let code: string | null = null
  let status: number | null = null
  let refusal: number | null = null
  // The innermost error says most: `fetch failed` has its reason as its cause.
  let innermost = new Error('unknown')
  for (let at = error; at instanceof Error; at = at.cause) {
    innermost = at
    if ('code' in at && typeof at.code === 'string') code = at.code
    if ('status' in at && typeof at.status === 'number') status = at.status
    if (at.name === 'ProtocolError' && 'code' in at) refusal = Number(at.code)
  }
  return { code, status, refusal, innermost }
}
