import { parse } from 'yaml'

/** An object of a contract, as its YAML says it. */
export interface Node {
  readonly [key: string]: unknown
}

export const parseContract = (yaml: string): Node => parse(yaml)

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

export const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : []

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What a node says, with what it refers to; `own` words win. */
export function resolved(document: Node, node: unknown): Node {
  const { $ref, ...own } = nodeOf(node)
  return typeof $ref === 'string' ? { ...resolved(document, target(document, $ref)), ...own } : own
}

/** The node that a reference of the document leads to. */
export function target(document: Node, reference: string): Node {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => nodeOf(at)[key], document)
  if (!isNode(found)) throw new Error(`${reference} leads nowhere`)
  return found
}

/** The contract's version, as `info.version` says it. */
export const versionOf = (contract: Node): string => String(nodeOf(contract.info).version)
