import assert from 'node:assert/strict'
import {
  type ErrorKey,
  mediaTypeOf,
  type OperationId,
  type Success,
} from '../src/contract/contract.ts'
import { type Failure, operationOf } from './contract.ts'
import { Exchange } from './exchange.ts'
import { OpenStream } from './open-stream.ts'
import { type CallRequest, type Credentials, requestOf } from './request.ts'
import { StreamAutomaton, type StreamRules } from './stream-automaton.ts'
import { type Reply, readReply } from './strict.ts'

/** Is told what a client does. */
export interface Observer {
  sent(exchange: Exchange): void
  succeeded(id: OperationId): void
}

/** Calls a server as one person; throws on a reply that breaks the contract. */
export class Client {
  readonly #credentials: Credentials
  readonly #observer: Observer

  constructor(credentials: Credentials, observer: Observer) {
    this.#credentials = credentials
    this.#observer = observer
  }

  /** Any reply that the contract declares. */
  async call(id: OperationId, request: CallRequest = {}, expected?: ErrorKey): Promise<Reply> {
    const isLimit = expected !== undefined && operationOf(id).errors[expected] === 429
    let { response, exchange } = await this.#exchange(id, request)
    // Cases run at once, and a server does only so much at once for one client, or for all.
    for (let again = 0; again < TRIES_AGAIN && response.status === 429 && !isLimit; again += 1) {
      await response.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      ;({ response, exchange } = await this.#exchange(id, request))
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    exchange.readBytes(bytes)
    const reply = readReply(operationOf(id), response, bytes)
    if (reply.status < 400 && !hasFailed(reply)) this.#observer.succeeded(id)
    return reply
  }

  /** The JSON of a reply that must be a success. */
  async done<Id extends OperationId>(id: Id, request: CallRequest = {}): Promise<Success<Id>> {
    return (await this.doneWith(id, request)).body
  }

  /** As `done`, with the headers. */
  async doneWith<Id extends OperationId>(
    id: Id,
    request: CallRequest = {},
  ): Promise<{ readonly body: Success<Id>; readonly headers: Headers }> {
    const { status, headers, body } = await this.call(id, request)
    const { code } = Object(body) as { code?: number }
    assert.deepEqual({ status, code }, { status: 200, code: 0 }, `${id}: ${shown(body)}`)
    // The reply was held against the contract, from which this type is made.
    return { headers, body: body as Success<Id> }
  }

  /** A reply that must be this refusal, under the status that the operation gives it. */
  async refused(id: OperationId, key: ErrorKey, request: CallRequest = {}): Promise<Failure> {
    const expected = operationOf(id).errors[key]
    const { status, body } = await this.call(id, request, key)
    const failure = Object(body) as Failure
    assert.deepEqual(
      { status, error_key: failure.error_key },
      { status: expected, error_key: key },
      `${id}: ${shown(body)}`,
    )
    return failure
  }

  /** The same for a browser that navigates: a page for its person to read. */
  async refusedOnPage(id: OperationId, key: ErrorKey, request: CallRequest = {}): Promise<void> {
    const expected = operationOf(id).errors[key]
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const { status, mediaType } = await this.call(id, { ...request, accept }, key)
    assert.deepEqual({ status, mediaType }, { status: expected, mediaType: 'text/html' })
  }

  /** The address to which the browser is led. */
  async redirected(id: OperationId, request: CallRequest = {}): Promise<string> {
    const { status, headers } = await this.call(id, request)
    assert.equal(status, 303)
    return headers.get('location') ?? ''
  }

  /** A stream that must begin; goes on with what `automaton` has read, if one is given. */
  async stream(
    id: 'ask' | 'attachAnswer',
    request: CallRequest = {},
    rules: StreamRules | StreamAutomaton = {},
  ): Promise<OpenStream> {
    const { response, exchange } = await this.#exchange(id, {
      accept: 'text/event-stream',
      ...request,
    })
    const type = mediaTypeOf(response.headers.get('content-type'))
    if (!response.body || response.status !== 200 || type !== 'text/event-stream') {
      const text = await response.text()
      exchange.readAs(() => text)
      throw new Error(`${id}: no stream, but ${response.status} ${text}`)
    }
    this.#observer.succeeded(id)
    const automaton = rules instanceof StreamAutomaton ? rules : new StreamAutomaton(rules)
    if (id === 'attachAnswer') automaton.attach()
    const media = operationOf(id).responses['200']?.content?.['text/event-stream']
    assert.ok(media, `${id} has no stream`)
    const stream = new OpenStream(response.body, media.schema, automaton)
    exchange.readAs(() => stream.text)
    return stream
  }

  /** Any reply, unread and unchecked. */
  async raw(id: OperationId, request: CallRequest = {}): Promise<Response> {
    return (await this.#exchange(id, request)).response
  }

  async #exchange(id: OperationId, request: CallRequest) {
    const sent = requestOf(operationOf(id), this.#credentials, request)
    const exchange = new Exchange(...sent)
    this.#observer.sent(exchange)
    const response = await fetch(...sent)
    exchange.answered(response)
    return { response, exchange }
  }
}

const TRIES_AGAIN = 40
const PAUSE_MS = 500

function shown(body: unknown): string {
  return body instanceof Uint8Array ? `${body.length} bytes` : JSON.stringify(body)
}

function hasFailed({ mediaType, body }: Reply): boolean {
  return mediaType === 'text/html' || (Object(body) as { code?: number }).code === 1
}
