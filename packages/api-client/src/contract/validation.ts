/** The contract's schemas, compiled by Ajv, and the input of operations, read by them. */
import {
  Ajv2020,
  type ErrorObject,
  type KeywordDefinition,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Contract, ErrorKey, Operation, Parameter, Schema } from './operation.ts'

type Schemas = Contract['schemas']

/** Compiles a schema that may refer to those of the contract. */
export type Compile = (schema: Schema) => ValidateFunction

/** A compiler with the given options of Ajv. It changes nothing that it validates unless they say so. */
export function createCompiler(schemas: Schemas, options: Options = {}): Compile {
  // That the schemas are right is known: the contract is linted.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options })
  ajvFormats.default(ajv)
  ajv.addFormat('time-zone', isTimeZone)
  // Added once, so that what many operations refer to is compiled once.
  ajv.addSchema(inOneDocument({ components: { schemas } }), DOCUMENT)
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const validate = compiled.get(text) ?? ajv.compile(inOneDocument(schema))
    compiled.set(text, validate)
    return validate
  }
}

/** What the compiler knows the contract by. */
const DOCUMENT = 'contract'

/** The same with references that lead into the contract from wherever they stand. */
function inOneDocument<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(inOneDocument) as Node
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, value.replace(/^#/, `${DOCUMENT}#`)]
      : [key, inOneDocument(value)],
  )
  return Object.fromEntries(entries) as Node
}

/** Whether it names a time zone that this machine knows; offsets such as `+08:00` have no name. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The first fault of an input, as the contract names it. */
export class InvalidInput extends Error {
  readonly key: ErrorKey
  /** Where the fault is and what was expected. */
  readonly detail: string

  constructor(part: string, fault: ErrorObject | undefined) {
    const detail = describeFault(part, fault)
    super(detail)
    const keys: Readonly<Record<string, ErrorKey>> = fault?.parentSchema?.['x-error-keys'] ?? {}
    this.key = keys[fault?.keyword ?? ''] ?? 'error.badRequest'
    this.detail = detail
  }
}

const PARTS = ['path', 'query', 'header'] as const

/** What came with a request; values that were not sent are undefined. */
export interface SentInput {
  value(part: (typeof PARTS)[number], name: string): unknown
  readonly body: unknown
}

export type ReadInput = (sent: SentInput) => Record<(typeof PARTS)[number] | 'body', unknown>

/**
 * How an operation's input is read: validated, parameters coerced from texts, defaults set, and
 * ids in lower case. Throws `InvalidInput`. Schemas are compiled at an operation's first request: to
 * compile all of them takes long, and a test or a page calls few operations.
 */
export function inputReader(schemas: Schemas): (operation: Operation) => ReadInput {
  const reading: Options = { verbose: true, useDefaults: true, keywords: [lowerCase] }
  const compileBody = createCompiler(schemas, reading)
  const compileParameters = createCompiler(schemas, { ...reading, coerceTypes: 'array' })

  function compile({ parameters, body }: Operation): ReadInput {
    const parts = PARTS.map((part) => {
      const own = parameters.filter((parameter) => parameter.in === part)
      return { part, names: own.map(({ name }) => name), check: compileParameters(objectOf(own)) }
    })
    const [media] = Object.values(body?.content ?? {})
    const checkBody = media && compileBody(media.schema)

    return (sent) => {
      const input = { path: {}, query: {}, header: {}, body: sent.body }
      for (const { part, names, check } of parts) {
        const values = names
          .map((name) => [name, sent.value(part, name)] as const)
          .filter(([, value]) => value !== undefined)
        input[part] = Object.fromEntries(values)
        assertValid(check, input[part], part)
      }
      if (checkBody && (sent.body !== undefined || body?.required)) {
        assertValid(checkBody, withTextsForFiles(sent.body), 'body')
      }
      return input
    }
  }

  return (operation) => {
    let read: ReadInput | undefined
    return (sent) => {
      read ??= compile(operation)
      return read(sent)
    }
  }
}

function objectOf(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Ids are compared without regard to case, so they are read in the one that replies have. */
const lowerCase: KeywordDefinition = {
  keyword: 'x-lower-case',
  type: 'string',
  modifying: true,
  validate: (_isOn: unknown, id: string, _schema: unknown, at?: DataContext) => {
    if (at) at.parentData[at.parentDataProperty] = id.toLowerCase()
    return true
  },
}

interface DataContext {
  readonly parentData: Record<string | number, unknown>
  readonly parentDataProperty: string | number
}

/** The contract describes a file as a string, so only the names of the files can be validated. */
function withTextsForFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const isUpload = Object.values(body).some((value) => value instanceof Uint8Array)
  return isUpload ? Object.fromEntries(Object.keys(body).map((name) => [name, ''])) : body
}

function assertValid(validate: ValidateFunction, value: unknown, part: string): void {
  if (!validate(value)) throw new InvalidInput(part, validate.errors?.[0])
}

/** Where a value breaks its schema and what was expected, in one line. */
export function describeFault(part: string, fault: ErrorObject | undefined): string {
  const where = fault?.instancePath.slice(1).replaceAll('/', '.')
  return [where ? `${part}.${where}` : part, fault?.message].filter(Boolean).join(' ')
}
