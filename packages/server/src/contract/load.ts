import { readFileSync } from 'node:fs'
import type { OperationId } from '@coinquiry/api-client/contract'
import { parse } from 'yaml'

/** At the root of the repository. */
export const CONTRACT = new URL('../../../../openapi.yaml', import.meta.url)

const NAVIGATION = 'navigationCookie'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Schema {
  readonly $ref?: string
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

export interface Operation {
  readonly id: OperationId
  readonly method: Uppercase<(typeof METHODS)[number]>
  /** In the form of the contract: `/ask/{request_id}/stream`. */
  readonly path: string
  readonly signInRequired: boolean
  /** Whether the user is also known by the cookie of a navigation. */
  readonly takesCookie: boolean
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly content: Content } | null
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface Contract {
  readonly text: string
  readonly components: Schema
  readonly operations: readonly Operation[]
}

interface Node {
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the contract; `path` is where `openapi.yaml` lies. */
export function loadContract(path: URL | string): Contract {
  return parseContract(readFileSync(path, 'utf8'))
}

export function parseContract(text: string): Contract {
  const document = parse(text) as Node
  const operations = Object.entries(document.paths as Record<string, Node>).flatMap(
    ([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) =>
        operationOf(
          document,
          path,
          method,
          item[method] as Node,
          (item.parameters ?? []) as Node[],
        ),
      ),
  )
  return { text, components: { components: document.components }, operations }
}

function operationOf(
  document: Node,
  path: string,
  method: (typeof METHODS)[number],
  operation: Node,
  shared: readonly Node[],
): Operation {
  const resolved = <Kind>(node: Node) => resolve(document, node) as Kind
  const security = (operation.security ?? document.security ?? []) as readonly Node[]
  const parameters = [...shared, ...((operation.parameters ?? []) as Node[])]
  const body = operation.requestBody ? resolved<Node>(operation.requestBody as Node) : null
  return {
    id: operation.operationId as OperationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    signInRequired: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    takesCookie: security.some((one) => NAVIGATION in one),
    parameters: parameters.map((parameter) => resolved<Parameter>(parameter)),
    body: body && { required: body.required === true, content: body.content as Content },
    responses: Object.fromEntries(
      Object.entries(operation.responses as Record<string, Node>).map(([status, response]) => [
        status,
        resolved<Operation['responses'][string]>(response),
      ]),
    ),
  }
}

function resolve(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)
  if (!isNode(found)) throw new Error(`openapi.yaml: ${node.$ref} leads nowhere`)
  return resolve(document, found)
}
