import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { finished } from 'node:stream/promises'
import { EngineFailure } from '../../../ports.ts'
import { reconnecting } from '../../http/reconnecting-fetch.ts'
import type { ChatRequest, ModelEndpoint, ModelTimeouts } from './endpoint.ts'

/** The model's server refused the request, before any answer. */
export class ModelRefusal extends EngineFailure {
  readonly status: number
  constructor(status: number) {
    const key = status === 429 ? 'error.modelBusy' : 'error.modelFailed'
    super(key, { cause: `the model answered ${status}` })
    this.status = status
  }
}

/** All the time that one answer may take is used up. */
export class OutOfTime extends EngineFailure {
  constructor() {
    super('error.modelTimeout', { cause: 'the answer took too long' })
  }
}

/**
 * The body of the model's reply, piece by piece. Every way in which that can fail becomes an
 * `EngineFailure`; the connection closes when the reader stops or `signal` is aborted.
 */
export async function* requestModel(
  endpoint: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const timeout = new ReplyTimeout(endpoint.timeouts)
  const closing = AbortSignal.any([signal, timeout.signal])
  let reply: IncomingMessage | undefined
  try {
    reply = await reconnecting(() => post(endpoint, request, closing), closing)
    const { statusCode = 0 } = reply
    if (statusCode < 200 || statusCode > 299) throw new ModelRefusal(statusCode)
    for await (const piece of reply.iterator({ destroyOnReturn: false })) {
      timeout.restart()
      yield piece
    }
  } catch (error) {
    throw failure(error, timeout)
  } finally {
    // What has come whole leaves its connection to the next request, though nobody read its end.
    if (reply?.complete) await finished(reply.resume()).catch(() => undefined)
    timeout.end()
  }
}

/** By Node's own client: with `fetch` the request leaves later, and each piece costs more. */
function post(
  { baseUrl, apiKey, model }: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
) {
  const url = new URL(`${baseUrl}/chat/completions`)
  const headers = {
    'content-type': 'application/json',
    // Some services refuse who gives no name; `fetch` gives this one.
    'user-agent': 'node',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }
  const client = url.protocol === 'https:' ? https : http
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = client.request(url, { method: 'POST', headers, signal }, resolve)
    sent.on('error', reject).end(JSON.stringify({ model, ...request }))
  })
}

function failure(error: unknown, timeout: ReplyTimeout): EngineFailure {
  if (error instanceof EngineFailure) return error
  if (timeout.isWholeOver) return new OutOfTime()
  if (timeout.expired)
    return new EngineFailure('error.modelTimeout', { cause: 'the model took too long' })
  const cause = `the model cannot be reached: ${reasonOf(error)}`
  return new EngineFailure('error.modelFailed', { cause })
}

/** Closes a connection, by its signal, when nothing has come for too long. */
export class ReplyTimeout {
  readonly #controller = new AbortController()
  readonly #timeouts: ModelTimeouts
  readonly #whole: NodeJS.Timeout
  #next: NodeJS.Timeout
  #pieces = 0
  #expired = false
  #isWholeOver = false

  constructor(timeouts: ModelTimeouts) {
    this.#timeouts = timeouts
    this.#whole = setTimeout(() => {
      this.#isWholeOver = true
      this.#expire()
    }, timeouts.whole)
    this.#next = this.#wait(timeouts.first)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** True if the wait, and not an abort, was what closed the connection. */
  get expired(): boolean {
    return this.#expired
  }

  /** True if it was the wait for the whole. */
  get isWholeOver(): boolean {
    return this.#isWholeOver
  }

  /** Called with each piece that came. */
  restart() {
    this.#pieces += 1
    clearTimeout(this.#next)
    this.#next = this.#wait(this.#timeouts.silence)
  }

  /** Closes what is still open. */
  end() {
    clearTimeout(this.#whole)
    clearTimeout(this.#next)
    this.#controller.abort()
  }

  #wait(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      const before = this.#pieces
      // Where this process was busy, what came meanwhile is read before the silence counts.
      setImmediate(() => {
        if (this.#pieces === before && !this.signal.aborted) this.#expire()
      })
    }, milliseconds)
  }

  #expire() {
    this.#expired = true
    this.end()
  }
}

/**
 * Why a request failed, in words fit for a log: the names and codes of its errors. Their messages
 * may repeat the key, the question, or what the other side said of it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without a name'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const cause = error.cause === undefined ? '' : `, ${reasonOf(error.cause)}`
  return `${error.name}${code}${cause}`
}
