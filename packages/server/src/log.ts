import { type DestinationStream, pino } from 'pino'
import type { Env } from './env.ts'

interface LoggedRequest {
  readonly method: string
  readonly url: string
  readonly ip: string
}

/**
 * The operator's log. A request is its path alone: what follows the `?` may be a sign-in code or
 * what somebody searches for.
 */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream) {
  const req = ({ method, url, ip }: LoggedRequest) => ({ method, path: url.split('?')[0], ip })
  const options = { level, serializers: { req } }
  return destination ? pino(options, destination) : pino(options)
}
