import { type Operation, type Parameter, schemas } from '@coinquiry/api-client/contract'
import { createCompiler } from '@coinquiry/api-client/contract/validation'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import fc, { type Arbitrary } from 'fast-check'
import { resolved, type Schema } from './arbitrary.ts'
import type { RandomRequest } from './random-request.ts'

const compile = createCompiler(schemas)
const compileParameters = createCompiler(schemas, { coerceTypes: 'array' })

const ANY_VALUE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', 'x', -1, 1.5, 1e300, true, [], {}, [null], 'x'.repeat(10_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Requests with exactly one fault; null where none is possible. */
export function brokenRequests(
  operation: Operation,
  valid: Arbitrary<RandomRequest>,
): Arbitrary<RandomRequest> | null {
  const faults = [
    ...bodyFaults(operation),
    ...propertyFaults(operation),
    ...parameterFaults(operation),
  ]
  if (faults.length === 0) return null
  return fc
    .tuple(valid, fc.oneof(...faults))
    .map(([request, change]) => ({ ...request, ...change(request) }))
}

type Change = (request: RandomRequest) => Partial<RandomRequest>

/** Faults of a body as a whole: its syntax, type or size. */
function bodyFaults({ body }: Operation): Arbitrary<Change>[] {
  if (!body) return []
  const type = Object.keys(body.content)[0] ?? ''
  const texts =
    type === 'application/json' ? ['{', 'undefined', '[1', '"x', '{"a":1}}', 'null', '[]', '7'] : []
  const wrong = ['text/plain', 'application/xml', 'application/octet-stream']
  return [
    fc.constantFrom(...wrong).map((sent) => () => ({ body: { type: sent, value: 'x' } })),
    fc.constant(() => ({ body: { type, value: 'x', times: 6 * 1024 * 1024 } })),
    ...texts.map((value) => fc.constant(() => ({ body: { type, value } }))),
  ]
}

function propertyFaults({ body }: Operation): Arbitrary<Change>[] {
  const schema = body?.content['application/json']?.schema
  if (!schema) return []
  const validate = compile(schema)
  const { properties = {} } = resolved(schema as Schema)
  return Object.keys(properties).map((name) =>
    fc.option(ANY_VALUE, { nil: undefined }).map((odd) => ({ body: before }: RandomRequest) => {
      const { [name]: _, ...others } = (before?.value ?? {}) as Record<string, unknown>
      const value = odd === undefined ? others : { ...others, [name]: odd }
      return isWrong(validate, value) ? { body: { type: 'application/json', value } } : BROKEN
    }),
  )
}

/** For a random value that is valid after all. */
const BROKEN: Partial<RandomRequest> = { body: { type: 'application/json', value: '{' } }

function isWrong(validate: ValidateFunction, value: unknown): boolean {
  return !validate(structuredClone(value))
}

function parameterFaults({ parameters }: Operation): Arbitrary<Change>[] {
  return parameters.flatMap((parameter) => {
    const odd = invalidTexts(parameter)
    return odd.length === 0 ? [] : [fc.constantFrom(...odd).map((text) => put(parameter, text))]
  })
}

const TEXTS = ['abc', '-1', '0', '1.5', '1e3', '9'.repeat(30), 'x'.repeat(5000), 'null', '[]', ' ']

function invalidTexts({ name, schema, required, in: part }: Parameter) {
  const validate = compileParameters({
    type: 'object',
    properties: { value: schema },
    ...(required && { required: ['value'] }),
  })
  // An address that lacks a part is another address.
  const absent = part === 'path' ? [] : [undefined]
  return [...TEXTS, ...absent].filter((value) => isWrong(validate, { value }) && name !== '')
}

function put({ name, in: part }: Parameter, text: string | undefined): Change {
  return (request) => {
    const { [name]: _, ...others } = request[part as 'query']
    return { [part]: text === undefined ? others : { ...others, [name]: text } }
  }
}
