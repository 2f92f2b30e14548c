import type { EndedRequest } from './requests.ts'

/**
 * One line for each request when it is over: what was called, how it ended and how long it took.
 * Its address is left out: it may hold a share token, a sign-in code or what somebody searches for.
 */
export function logRequest(end: EndedRequest): void {
  const { request, operation, status, seconds, errorKey, aborted } = end
  request.log.info(
    {
      operation,
      method: request.method,
      status,
      ms: Math.round(seconds * 1000),
      ip: request.ip,
      ...(errorKey && { errorKey }),
      ...(aborted && { aborted }),
    },
    'request',
  )
}
