/** An object of the contract's document, whatever it stands for. */
export interface Node {
  readonly [key: string]: unknown
}

export interface Document extends Node {
  readonly components: Node & { readonly schemas: Readonly<Record<string, Node>> }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const entries = (value: unknown): [string, Node][] =>
  isNode(value) ? (Object.entries(value) as [string, Node][]) : []

export const mapped = <Value>(value: unknown, map: (inner: Node) => Value): Record<string, Value> =>
  Object.fromEntries(entries(value).map(([key, inner]) => [key, map(inner)]))
