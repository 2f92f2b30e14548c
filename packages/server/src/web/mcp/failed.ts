import { ApiError, StreamInterrupted } from '@coinquiry/api-client'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { failureOf } from '../../contract/errors.ts'
import { Refusal, refuse } from '../../domain/refusal.ts'
import type { Language } from '../../ports.ts'

/**
 * What a call that failed gives: the contract's text, and its key as data. Anything but a refusal
 * is a defect, of which the caller learns nothing more; `report` is called with it.
 */
export function failed(
  error: unknown,
  language: Language,
  report: (error: unknown) => void,
): CallToolResult {
  // Without a status nothing of the API has answered.
  if (error instanceof ApiError && error.status > 0) {
    const { message, errorKey, retryAfter, resetsAt } = error
    return refusal(message, { error_key: errorKey, retry_after: retryAfter, resets_at: resetsAt })
  }
  const isExpected = error instanceof Refusal || error instanceof StreamInterrupted
  if (!isExpected) report(error)
  const cause = error instanceof StreamInterrupted ? refuse('error.interrupted') : error
  const { body, retryAfter } = failureOf(cause, language)
  return refusal(body.message, {
    error_key: body.error_key,
    retry_after: retryAfter && Math.ceil(retryAfter),
    resets_at: body.resets_at,
  })
}

/** A result that says no; what is undefined is left out. */
export function refusal(text: string, detail: Record<string, unknown>): CallToolResult {
  const known = Object.entries(detail).filter(([, value]) => value !== undefined)
  return {
    isError: true,
    content: [{ type: 'text', text }],
    structuredContent: Object.fromEntries(known),
  }
}
