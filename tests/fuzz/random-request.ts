import type { Operation, Parameter } from '@coinquiry/api-client/contract'
import fc, { type Arbitrary } from 'fast-check'
import { resolved, type Schema, valuesOf } from './arbitrary.ts'
import {
  type KnownValues,
  knownOf,
  SENDERS,
  type Sender,
  type TestData,
  TOPICS,
} from './test-data.ts'

/** One request, random, or with one random fault. */
export interface RandomRequest {
  readonly sender: Sender
  readonly language: string
  readonly accept: string
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: Body | null
}

export interface Body {
  readonly type: string
  /** Sent as JSON, as a form or as a file, as its type demands; a text is sent as it is. */
  readonly value: unknown
  /** A text is sent so many times. */
  readonly times?: number
}

const LANGUAGES = ['zh', 'en', 'en-GB,zh;q=0.5', '*', 'fr', '', 'zh;q=x,,;']
const ACCEPTS = [
  '*/*',
  'application/json',
  'text/html',
  'text/event-stream',
  'image/webp, nonsense',
]

/** Requests that follow the contract: every other one by the owner of what it is about. */
export function randomRequests(
  operation: Operation,
  data: () => TestData,
): Arbitrary<RandomRequest> {
  const subjects = SENDERS.flatMap((sender) =>
    TOPICS.map(({ owner }, topic) => ({
      weight: sender === owner ? SENDERS.length - 1 : 1,
      arbitrary: requestsBy(sender, operation, knownOf(data, topic)),
    })),
  )
  return fc.oneof(...subjects)
}

function requestsBy(
  sender: Sender,
  operation: Operation,
  known: KnownValues,
): Arbitrary<RandomRequest> {
  return fc.record({
    sender: fc.constant(sender),
    language: fc.constantFrom(...LANGUAGES),
    accept: fc.constantFrom(...ACCEPTS),
    path: parameters(operation, 'path', known),
    query: parameters(operation, 'query', known),
    header: parameters(operation, 'header', known),
    body: bodies(operation, known),
  })
}

function parameters(operation: Operation, part: Parameter['in'], known: KnownValues) {
  const all = operation.parameters.filter((parameter) => parameter.in === part)
  const properties = Object.fromEntries(
    all.map(({ name, schema }) => [name, shortened(schema as Schema)]),
  )
  const required = all.filter(({ required }) => required).map(({ name }) => name)
  const declared = valuesOf({ type: 'object', properties, required }, known)
  return declared.map((values) => onlyNamed(values as Record<string, unknown>, properties))
}

/** Addresses and headers end at 16 kB, whatever the contract would allow. */
function shortened(schema: Schema): Schema {
  const { maxLength = 0 } = resolved(schema)
  return maxLength > 256 ? { ...resolved(schema), maxLength: 256 } : schema
}

/** Drops undeclared properties, which an address cannot carry. */
function onlyNamed(values: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in names))
}

function bodies(operation: Operation, known: KnownValues): Arbitrary<Body | null> {
  const { body } = operation
  if (!body) return fc.constant(null)
  const sent = Object.entries(body.content).map(([type, { schema }]) =>
    type === 'multipart/form-data'
      ? uploads().map((value) => ({ type, value }))
      : valuesOf((schema ?? {}) as Schema, known).map((value) => ({ type, value })),
  )
  return body.required ? fc.oneof(...sent) : fc.oneof(fc.constant(null), ...sent)
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Mostly a picture: few senders may upload, and one of 25 requests has to be accepted. */
function uploads(): Arbitrary<Uint8Array> {
  const cut = fc.nat(PIXEL.length).map((length) => PIXEL.subarray(0, length))
  const whole = { weight: 6, arbitrary: fc.constant(PIXEL) }
  return fc.oneof(whole, cut, fc.uint8Array({ minLength: 1, maxLength: 2000 }))
}
