/** The contract as other generators want it, made from the one document. */

interface Node {
  readonly [key: string]: unknown
}

const STREAM = 'text/event-stream'
const RESPONSES = '#/components/responses/'

/** What only shows a value, and what stands in addresses and headers. */
const KEPT = new Set(['example', 'examples', 'parameters'])

/**
 * For generators that make one type of a reply, and look for its media type in the operation alone: a
 * call that answers with a stream or with JSON has the stream, else they would take the JSON and wait
 * for the whole answer; and what is answered with 200 is no reference.
 */
export function streamsAlone(contract: unknown): unknown {
  const { components } = Object(contract)
  const shared = (reply: unknown): unknown => {
    const { $ref } = Object(reply)
    return typeof $ref === 'string' ? components.responses[$ref.slice(RESPONSES.length)] : reply
  }
  const oneType = (node: Node): Node => {
    const { content, responses, operationId } = node
    if (operationId && isNode(responses) && '200' in responses) {
      return { ...node, responses: { ...responses, '200': shared(responses['200']) } }
    }
    return isNode(content) && STREAM in content
      ? { ...node, content: { [STREAM]: content[STREAM] } }
      : node
  }
  return rewritten(contract, oneType)
}

/**
 * For clients that check what they decode: streams alone, and what a later server may send more is
 * valid. Texts that are one of a list may be others, and events may be unknown ones.
 */
export function openEnded(contract: unknown): unknown {
  return rewritten(streamsAlone(contract), opened, (key) => KEPT.has(key))
}

function opened(schema: Node): Node {
  const { enum: listed, ...others } = schema
  if (Array.isArray(listed) && listed.some((value) => typeof value === 'string')) {
    return { ...others, 'x-extensible-enum': listed }
  }
  const { oneOf: choices, discriminator, ...rest } = schema
  // Two of the choices may be alike, now that they differ in texts alone.
  return Array.isArray(choices)
    ? { ...rest, anyOf: [...choices, ...unknownKind(discriminator)] }
    : schema
}

function unknownKind(discriminator: unknown): Node[] {
  if (!isNode(discriminator)) return []
  const name = String(discriminator.propertyName)
  return [{ type: 'object', required: [name], properties: { [name]: { type: 'string' } } }]
}

/** The same with each of its objects changed, the inner ones first, except what stands under some keys. */
function rewritten(
  value: unknown,
  change: (node: Node) => Node,
  isKept: (key: string) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, change, isKept))
  if (!isNode(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [
    key,
    isKept(key) ? one : rewritten(one, change, isKept),
  ])
  return change(Object.fromEntries(inner))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
