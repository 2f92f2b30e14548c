import { parse } from 'yaml'

interface Node {
  readonly [key: string]: unknown
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema: SchemaNode
}

interface SchemaNode {
  readonly $ref?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
}

interface OperationNode extends Node {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaNode>> }
  readonly security?: readonly Node[]
}

interface MediaNode {
  readonly examples?: Readonly<
    Record<string, { readonly value: Readonly<Record<string, unknown>> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, SchemaNode>>
  }
}

/** What the reference shows where a token belongs. */
export const TOKEN = 'YOUR_SECRET_TOKEN'

/** The `curl` example of each operation, as the API reference makes it of the contract. */
export function curlExamples(openapi: string, api: string): ReadonlyMap<string, string> {
  const document: Document = parse(openapi)
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        operation.operationId,
        curlOf(document, api + path, method, operation),
      ]),
    ),
  )
}

function curlOf(document: Document, address: string, method: string, operation: OperationNode) {
  const { parameters, schemas } = document.components
  const shown = (operation.parameters ?? [])
    .map((one) => ('$ref' in one ? named(parameters, one.$ref) : one))
    .flatMap(({ schema: { $ref, ...own }, ...one }) => {
      const schema = $ref ? named(schemas, $ref) : own
      const value = one.example ?? schema.default ?? schema.enum?.[0] ?? ''
      if (one.required && value === '')
        throw new Error(`${operation.operationId}: ${one.name} needs an example in openapi.yaml`)
      return value === '' ? [] : [{ ...one, value }]
    })
  const inPath = (_: string, name: string) => String(shown.find((one) => one.name === name)?.value)
  const query = shown
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${one.value}`)
    .join('&')
  const url = address.replaceAll(/\{(\w+)\}/g, inPath) + (query && `?${query}`)
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const [scheme = {}] = operation.security ?? [{ bearer: [] }]
  const lines = [
    `curl ${/[?&]/.test(url) ? `'${url}'` : url}`,
    ...(method === 'get' ? [] : [`--request ${method.toUpperCase()}`]),
    ...(type ? [`--header 'Content-Type: ${type}'`] : []),
    ...('bearer' in scheme ? [`--header 'Authorization: Bearer ${TOKEN}'`] : []),
    ...bodyOf(type, example?.value),
  ]
  return lines.join(' \\\n  ')
}

function named<Value>(values: Readonly<Record<string, Value>>, ref: string): Value {
  const value = values[ref.split('/').at(-1) ?? '']
  if (value === undefined) throw new Error(`There is no ${ref}`)
  return value
}

function bodyOf(type: string | undefined, value: Readonly<Record<string, unknown>> = {}) {
  if (type === 'application/json') return [`--data '${JSON.stringify(value, null, 2)}'`]
  return Object.entries(value).map(([name, field]) => `--form '${name}=${field}'`)
}
