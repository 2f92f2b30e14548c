import { type DestinationStream, pino } from 'pino'
import type { Env } from './env.ts'

/** What is logged of an error; its other fields may quote what a user wrote, as a database's do. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

const DEPTH = 5

/** The operator's log, JSON lines on the console. Requests are logged by `web/requests.ts`. */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream) {
  const serializers = {
    err: (error: unknown) => loggedError(error),
    req: ({ method }: { readonly method: string }) => ({ method }),
    res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
  }
  const options = { level, serializers }
  return destination ? pino(options, destination) : pino(options)
}

function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    // A cause that is a text was written for the log.
    return { type: typeof error, message: depth > 0 && typeof error === 'string' ? error : '' }
  }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? String(error.code) : null
  return {
    type: name,
    message,
    ...(code !== null && { code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < DEPTH && { cause: loggedError(cause, depth + 1) }),
  }
}
