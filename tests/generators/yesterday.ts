/** The contract as an earlier release may have had it. */

export interface Node {
  readonly [key: string]: unknown
}

export interface Contract extends Node {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Node>>
    readonly responses: Readonly<Record<string, Reply>>
    readonly examples: Readonly<Record<string, Example>>
  }
}

interface Operation {
  readonly operationId?: string
  readonly responses?: Readonly<Record<string, Reply>>
}

interface Reply {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, Media>>
}

interface Media {
  readonly schema: Node
  readonly examples?: Readonly<Record<string, Example>>
}

interface Example {
  readonly $ref?: string
  readonly value?: unknown
}

/** Events that were added. */
const ADDED = new Set(['AskTitle', 'AskBlockFigures', 'AskFigures', 'AskFollowUps'].map(refTo))

function refTo(schema: string): string {
  return `#/components/schemas/${schema}`
}

/** Objects of three properties and more lack their last, lists of texts their last, and answers some events. */
export function asYesterday<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(asYesterday) as Value
  if (!isNode(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [
    key,
    key === 'examples' || key === 'parameters' ? one : asYesterday(one),
  ])
  return lessOf(Object.fromEntries(inner)) as Value
}

function lessOf(node: Node): Node {
  const { properties, required, enum: listed, oneOf, anyOf, ...rest } = node
  const names = isNode(properties) ? Object.keys(properties) : []
  const gone = names.length > 2 ? names.at(-1) : undefined
  const isKnown = (choice: unknown) => !isNode(choice) || !ADDED.has(String(choice.$ref))
  return {
    ...rest,
    ...(isNode(properties) && { properties: without(properties, gone) }),
    ...(Array.isArray(required) && { required: required.filter((name) => name !== gone) }),
    ...(listed !== undefined && { enum: shortened(listed) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.filter(isKnown) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.filter(isKnown) }),
  }
}

const without = (properties: Node, gone: string | undefined) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== gone))

function shortened(listed: unknown): unknown {
  const isOfTexts = Array.isArray(listed) && listed.every((one) => typeof one === 'string')
  return isOfTexts && listed.length > 1 ? listed.slice(0, -1) : listed
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What operations of a contract are answered with: the schema, and the examples that stand beside it. */
export function repliesOf({ paths, components }: Contract) {
  const whole = (reply: Reply): Reply =>
    reply.$ref ? (components.responses[lastPart(reply.$ref)] ?? {}) : reply
  const shown = ({ $ref, value }: Example): unknown =>
    $ref ? components.examples[lastPart($ref)]?.value : value
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  return operations.flatMap(({ operationId, responses = {} }) =>
    Object.entries(responses).flatMap(([status, reply]) =>
      Object.entries(whole(reply).content ?? {}).map(([type, { schema, examples = {} }]) => ({
        name: `${operationId} ${status} ${type}`,
        schema,
        examples: Object.values(examples).map(shown),
      })),
    ),
  )
}

const lastPart = (ref: string) => ref.split('/').at(-1) ?? ''
