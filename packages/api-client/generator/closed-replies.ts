import { type Document, entries, isNode, mapped, type Node } from './nodes.ts'

/** What a caller sends, and what only shows a value. */
const NO_REPLY = new Set(['example', 'examples', 'parameters', 'requestBody'])

/**
 * The contract with every object of a reply closed. The written one leaves them open, because a later
 * server sends more, at which no client may fail. Our own replies are held against this one: what they
 * have and the contract lacks is a mistake.
 */
export function withClosedReplies(document: Document): Document {
  const sent = schemasOfBodies(document)
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => [name, sent.has(name) ? schema : closed(schema)] as const,
  )
  return {
    ...document,
    paths: closed(document.paths),
    components: {
      ...document.components,
      responses: closed(document.components.responses),
      schemas: Object.fromEntries(schemas) as Document['components']['schemas'],
    },
  }
}

function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, isPart))
  if (!isNode(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [key, innerClosed(key, one)])
  // A part of `allOf` says something of an object that another part closes.
  const isWhole = isNode(value.properties) && !isPart && !('additionalProperties' in value)
  return { ...Object.fromEntries(inner), ...(isWhole && { additionalProperties: false }) }
}

function innerClosed(key: string, value: unknown): unknown {
  if (NO_REPLY.has(key)) return value
  return key === 'properties' ? mapped(value, (one) => closed(one)) : closed(value, key === 'allOf')
}

/** The schemas that request bodies lead to. */
function schemasOfBodies({ paths, components }: Document): ReadonlySet<string> {
  const found = new Set<string>()
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) follow(one)
    if (!isNode(value)) return
    const name = typeof value.$ref === 'string' ? value.$ref.split('/schemas/')[1] : undefined
    if (name && !found.has(name)) {
      found.add(name)
      follow(components.schemas[name])
    }
    for (const one of Object.values(value)) follow(one)
  }
  for (const [, item] of entries(paths)) {
    for (const [, operation] of entries(item)) follow((operation as Node).requestBody)
  }
  return found
}
