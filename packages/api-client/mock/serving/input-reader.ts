import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ErrorKey } from '../../src/contract/contract.ts'
import { refuse } from './context.ts'
import type { Operation, Parameter, Schema } from './operation.ts'
import { JSON_TYPE, mediaTypeOf, sentBody } from './sent-body.ts'

// The contract's own patterns stand for its formats.
const options = { strict: false, verbose: true, useDefaults: true, validateFormats: false } as const
const literal = new Ajv2020(options)
const coercing = new Ajv2020({ ...options, coerceTypes: 'array' })

export interface AnyInput {
  readonly path: object
  readonly query: object
  readonly header: object
  readonly body: unknown
}

/** Reads what an operation is given, or throws the refusal that the contract has for it. */
export type InputReader = (
  request: Request,
  path: Readonly<Record<string, unknown>>,
) => Promise<AnyInput>

export function inputReader({ parameters, body }: Operation): InputReader {
  const parts = {
    path: partReader(parameters, 'path'),
    query: partReader(parameters, 'query'),
    header: partReader(parameters, 'header'),
  }
  const schemas = new Map<string, ValidateFunction>(
    Object.entries(body?.content ?? {}).map(([type, schema]) => [type, literal.compile(schema)]),
  )

  return async (request, path) => {
    const sent = await sentBody(request, body ? [...schemas.keys()] : [JSON_TYPE])
    const input = {
      path: parts.path((name) => path[name]),
      query: parts.query((name) => new URL(request.url).searchParams.get(name)),
      header: parts.header((name) => request.headers.get(name)),
    }
    const validate = schemas.get(mediaTypeOf(request)) ?? schemas.get(JSON_TYPE)
    if (validate && (sent !== undefined || body?.required)) check(validate, asJson(sent))
    return { ...input, body: withSmallIds(sent) }
  }
}

function partReader(parameters: readonly Parameter[], part: Parameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === part)
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
  const validate = coercing.compile(schema)
  return (sentAs: (name: string) => unknown) => {
    const sent = own
      .map(({ name }) => [name, sentAs(name) ?? undefined] as const)
      .filter(([, value]) => value !== undefined)
    const values = Object.fromEntries(sent)
    check(validate, values)
    return withSmallIds(values)
  }
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return
  const [fault] = validate.errors ?? []
  const keys: Readonly<Record<string, ErrorKey>> = fault?.parentSchema?.['x-error-keys'] ?? {}
  throw refuse(keys[fault?.keyword ?? ''] ?? 'error.badRequest')
}

/** The contract writes the bytes of a file as a text. */
function asJson(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const isUpload = Object.values(sent).some((value) => value instanceof Uint8Array)
  return isUpload ? Object.fromEntries(Object.keys(sent).map((name) => [name, ''])) : sent
}

/** Ids are compared without regard to case. */
function withSmallIds<Values>(values: Values): Values {
  if (typeof values !== 'object' || values === null) return values
  for (const [name, value] of Object.entries(values)) {
    const isId = /(^|_)id$/.test(name) && typeof value === 'string'
    if (isId) Object.assign(values, { [name]: value.toLowerCase() })
  }
  return values
}
