import { parse } from 'yaml'
import type { OperationId } from '../src/contract/contract.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Media {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>
}

export interface DeclaredReply {
  readonly headers?: Readonly<
    Record<string, { readonly required?: boolean; readonly schema: Schema }>
  >
  readonly content?: Readonly<Record<string, Media>>
}

export interface Operation {
  readonly id: OperationId
  readonly method: string
  /** In the form of the contract: `/ask/{request_id}/stream`. */
  readonly path: string
  readonly signInRequired: boolean
  /** Whether a navigation is known by its cookie. */
  readonly takesCookie: boolean
  readonly parameters: readonly Parameter[]
  readonly body: {
    readonly required: boolean
    readonly content: Readonly<Record<string, Media>>
  } | null
  readonly responses: Readonly<Record<string, DeclaredReply>>
}

export interface Contract {
  /** The document as JSON schemas refer to it. */
  readonly document: Node
  readonly operations: ReadonlyMap<OperationId, Operation>
  /** The schema with its references followed; what stands beside a `$ref` counts, too. */
  follow(schema: Schema): Schema
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the text of `openapi.yaml`. */
export function readContract(text: string): Contract {
  const document: Node = parse(text)
  const follow = <Kind extends Node>(node: Kind): Kind => followed(document, node) as Kind
  const operations = entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) =>
      operationOf(document, follow, path, method, follow(item[method] as Node)),
    ),
  )
  return {
    document,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    follow,
  }
}

function operationOf(
  document: Node,
  follow: <Kind extends Node>(node: Kind) => Kind,
  path: string,
  method: string,
  node: Node,
): Operation {
  const security = (node.security ?? document.security) as readonly Node[]
  const body = isNode(node.requestBody) ? follow(node.requestBody) : null
  return {
    id: node.operationId as OperationId,
    method: method.toUpperCase(),
    path,
    signInRequired: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    takesCookie: security.some((one) => 'navigationCookie' in one),
    parameters: ((node.parameters ?? []) as Parameter[]).map((parameter) =>
      follow({ ...parameter }),
    ),
    body: body && {
      required: body.required === true,
      content: body.content as Readonly<Record<string, Media>>,
    },
    responses: Object.fromEntries(
      entries(node.responses).map(([status, response]) => [status, replyOf(follow, response)]),
    ),
  }
}

function replyOf(follow: <Kind extends Node>(node: Kind) => Kind, node: Node): DeclaredReply {
  const reply = follow(node)
  const headers = entries(reply.headers).map(([name, header]) => [name, follow(header)])
  return { ...reply, headers: Object.fromEntries(headers) }
}

function followed(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const { $ref, ...beside } = node
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)
  if (!isNode(found)) throw new Error(`openapi.yaml: ${$ref} leads nowhere`)
  return { ...followed(document, found), ...beside }
}

function entries(value: unknown): [string, Node][] {
  return isNode(value) ? (Object.entries(value) as [string, Node][]) : []
}
