import { parse } from 'yaml'
import { type Compile, createCompiler } from '../src/contract/validation.ts'
import { BODY_MAX_BYTES } from '../src/limits.ts'
import { withClosedReplies } from './closed-replies.ts'
import { type Document, entries, isNode, mapped, type Node } from './nodes.ts'

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Keywords for human readers, which no program needs. */
const FOR_PEOPLE = new Set([
  'description',
  'discriminator',
  'example',
  'examples',
  'x-error-texts',
  'x-extension',
])

/** The whole contract as a TypeScript module, one line for each operation, schema and error key. */
export function contractModule(openapi: string): string {
  const document = withClosedReplies(parse(openapi))
  const operations = readOperations(document)
  const secured = operations.filter(({ signInRequired }) => signInRequired)
  return [
    `import type { ErrorEntry, ErrorKey, Operation, Schema } from './operation.ts'`,
    '',
    '/** Those that refuse a visitor, so that their handlers are given a user. */',
    'export type SecuredOperationId =',
    ...secured.map(({ id }) => `  | '${id}'`),
    '',
    'export const operations: readonly Operation[] = [',
    ...operations.map((operation) => `  ${JSON.stringify(operation)},`),
    ']',
    '',
    'export const schemas: Readonly<Record<string, Schema>> = {',
    ...rows(Object.entries(document.components.schemas).map(([name, node]) => [name, bare(node)])),
    '}',
    '',
    'export const errors: Readonly<Record<ErrorKey, ErrorEntry>> = {',
    ...rows(readErrors(document, operations)),
    '}\n',
  ].join('\n')
}

const rows = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)

function readOperations(document: Document) {
  const compile = createCompiler(document.components.schemas)
  return entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const node = item[method] as Node
      const security = (node.security ?? document.security) as readonly Node[]
      const responses = mapped(node.responses, (one) => responseOf(document, one))
      const hasStream = Object.values(responses).some((one) => one.content?.['text/event-stream'])
      return {
        id: String(node.operationId),
        tag: (node.tags as readonly string[])[0],
        method: method.toUpperCase(),
        path,
        signInRequired: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
        takesCookie: security.some((one) => 'navigationCookie' in one),
        parameters: ((node.parameters ?? []) as Node[]).map((one) => {
          const { name, in: part, required = false, schema } = follow(document, one)
          return { name, in: part, required, schema: bare(schema) }
        }),
        body: bodyOf(document, node.requestBody),
        bodyLimit: node['x-body-limit'] ?? BODY_MAX_BYTES,
        responses,
        errors: errorsOf(document, compile, responses),
        streamErrors: hasStream ? keysOf(document, 'AskErrorKey') : [],
      }
    }),
  )
}

function responseOf(document: Document, node: Node) {
  const { headers, content } = follow(document, node)
  return {
    headers: isNode(headers) ? mapped(headers, (one) => bare(follow(document, one))) : undefined,
    content: isNode(content)
      ? mapped(content, ({ schema }) => ({ schema: bare(schema) }))
      : undefined,
  }
}

function bodyOf(document: Document, node: unknown) {
  if (!isNode(node)) return null
  const body = follow(document, node)
  const content = mapped(body.content, ({ schema, examples }) => {
    const [example] = entries(examples).map(([, one]) => follow(document, one).value)
    return { schema: bare(schema), example }
  })
  return { required: body.required === true, content }
}

/** A key belongs to the status whose schema takes a failure with it. */
function errorsOf(
  document: Document,
  compile: Compile,
  responses: Readonly<Record<string, ReturnType<typeof responseOf>>>,
): Readonly<Record<string, number>> {
  const texts = textsOf(document)
  const declared = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    if (!isNode(schema)) return []
    const isValid = compile(schema)
    return keysOf(document, 'ErrorKey')
      .filter((error_key) =>
        isValid({ code: 1, data: texts[error_key]?.data ?? 'text', message: 'text', error_key }),
      )
      .map((key) => [key, Number(status)] as const)
  })
  return Object.fromEntries(declared)
}

/** Each key has one status, whichever operation refuses with it, and texts of its own. */
function readErrors(document: Document, operations: ReturnType<typeof readOperations>) {
  const texts = textsOf(document)
  const statuses: Readonly<Record<string, number>> = Object.assign(
    {},
    ...operations.map(({ errors }) => errors),
  )
  const keys = keysOf(document, 'ErrorKey')
  const strange = Object.keys(texts).filter((key) => !keys.includes(key))
  const lacking = keys.filter((key) => !texts[key]?.zh || !texts[key]?.en || !statuses[key])
  const wrong = [...strange, ...lacking].join()
  if (wrong) throw new Error(`openapi.yaml: no error key, or without texts or operation: ${wrong}`)
  return keys.map((key) => [key, { status: statuses[key], ...texts[key] }] as const)
}

type Texts = Readonly<Record<string, { zh?: string; en?: string; data?: string }>>

const textsOf = ({ components }: Document) =>
  (components.schemas.ErrorKey?.['x-error-texts'] ?? {}) as Texts

const keysOf = ({ components }: Document, name: string) =>
  (components.schemas[name]?.enum ?? []) as readonly string[]

/** A schema without what is for people alone. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isNode(value)) return value
  const kept = Object.entries(value).filter(([key]) => !FOR_PEOPLE.has(key))
  return mapped(Object.fromEntries(kept), bare)
}

function follow(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const { $ref, ...beside } = node
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)
  if (!isNode(found)) throw new Error(`openapi.yaml: ${$ref} leads nowhere`)
  return { ...follow(document, found), ...beside }
}
