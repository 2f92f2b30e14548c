import type { ZodType } from 'zod'
import { type BodyLimits, type BodyRequest, fetchBody, HttpFailure, LIMITS } from './fetch-body.ts'
import { parseJson } from './read-body.ts'

export interface JsonRequest<T> extends BodyRequest {
  /** What of the reply is needed; anything else in it is left out. */
  readonly reply: ZodType<T>
  /** Thrown with a reason fit for a log: neither what was asked nor what was answered, no key. */
  readonly Failure: new (
    reason: string,
  ) => Error
}

/**
 * One JSON document from a service of the operator's. No redirect is followed: it would carry the
 * key elsewhere. Throws `Failure`, or the signal's reason when `signal` is aborted.
 */
export async function fetchJson<T>(
  { reply, Failure, ...request }: JsonRequest<T>,
  signal: AbortSignal,
  limits: BodyLimits = LIMITS,
): Promise<T> {
  try {
    return readJson(await fetchBody(request, signal, limits), reply, request.url.host)
  } catch (error) {
    if (error instanceof HttpFailure) throw new Failure(error.message)
    throw error
  }
}

/** What of a document is needed. Throws an `HttpFailure` when it is not of this shape. */
function readJson<T>(body: Buffer, reply: ZodType<T>, host: string): T {
  return fitting(parseJson(body.toString()), reply, host)
}

export function fitting<T>(document: unknown, reply: ZodType<T>, host: string): T {
  const { success, data } = reply.safeParse(document)
  if (success) return data
  throw new HttpFailure(`${host} answered what cannot be read`, 'unreadable')
}
