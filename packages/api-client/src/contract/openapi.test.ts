import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { errors, operations, schemas } from './contract.gen.ts'
import type { ErrorKey } from './operation.ts'
import { createCompiler } from './validation.ts'

interface Example {
  readonly $ref?: string
  readonly value?: unknown
}

interface Document {
  readonly [key: string]: unknown
}

const document = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))
const compile = createCompiler(schemas)

function resolved(node: Document): Document {
  if (typeof node.$ref !== 'string') return node
  const path = node.$ref.slice(2).split('/')
  return resolved(path.reduce((at, key) => at[key], document))
}

const shown = ({ $ref, value }: Example): unknown =>
  $ref ? document.components.examples[$ref.split('/').at(-1) ?? ''].value : value

/** Every schema that an operation takes or answers, with the examples that the document has for it. */
const medias = operations.flatMap(({ id, method, path, body, responses }) => {
  const node = document.paths[path][method.toLowerCase()]
  const parts = [
    ['request', body?.content, node.requestBody] as const,
    ...Object.entries(responses).map(
      ([status, { content }]) => [status, content, node.responses[status]] as const,
    ),
  ]
  return parts.flatMap(([part, content, declared]) =>
    Object.entries(content ?? {}).map(([type, { schema }]) => {
      const media = (resolved(declared).content as Record<string, Document>)[type]
      const examples = (media?.examples ?? {}) as Readonly<Record<string, Example>>
      return [`${id} ${part} ${type}`, { schema, examples }] as const
    }),
  )
})

test.each(medias)('%s: every example is valid', (_name, { schema, examples }) => {
  const validate = compile(schema)
  for (const [name, example] of Object.entries(examples)) {
    validate(structuredClone(shown(example)))
    expect(validate.errors ?? [], name).toEqual([])
  }
})

const hasText = ([name]: (typeof medias)[number]) =>
  /(?:json|form-data|urlencoded|event-stream)$/.test(name)

test.each(medias.filter(hasText))('%s: there is an example', (_name, { examples }) => {
  expect(Object.keys(examples)).not.toEqual([])
})

const named: readonly (readonly [name: string, examples: readonly unknown[]])[] = Object.entries(
  document.components.schemas as Readonly<Record<string, { examples?: readonly unknown[] }>>,
).map(([name, { examples = [] }]) => [name, examples])

test.each(named)('%s has an example, and every one is valid', (name, examples) => {
  const validate = compile({ $ref: `#/components/schemas/${name}` })
  expect(examples).not.toEqual([])
  for (const example of examples) {
    validate(structuredClone(example))
    expect(validate.errors ?? []).toEqual([])
  }
})

interface Failed {
  readonly error_key: ErrorKey
  readonly message: string
  readonly data?: string
}

function failuresIn(value: unknown): Failed[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(failuresIn)
  return 'error_key' in value && typeof value.error_key === 'string'
    ? [value as Failed, ...inner]
    : inner
}

test('examples of refusals are in the words of the server', () => {
  const shownFailures = [
    ...medias.flatMap(([, { examples }]) => Object.values(examples).map(shown)),
    ...named.flatMap(([, examples]) => examples),
  ].flatMap(failuresIn)
  expect(shownFailures.length).toBeGreaterThan(0)
  for (const { error_key, message, data = message } of shownFailures) {
    const { zh, en, data: literal } = errors[error_key]
    expect([zh, en], error_key).toContain(message)
    expect(data, error_key).toBe(literal ?? message)
  }
})

test('no header is required where a file may be refused under its own status', () => {
  const required = operations.flatMap(({ id, responses }) => {
    const { content = {}, headers = {} } = responses['200'] ?? {}
    const mayRefuse = content['application/json'] && Object.keys(content).length > 1
    const names = Object.keys(headers).filter((name) => mayRefuse && headers[name]?.required)
    return names.map((name) => `${id} ${name}`)
  })
  expect(required).toEqual([])
})

const replies = medias
  .filter(([name]) => / \d{3} application\/json$/.test(name))
  .map(([name, { schema }]) => [Number(name.split(' ')[1]), compile(schema)] as const)

describe('every error key', () => {
  const keys: readonly ErrorKey[] = document.components.schemas.ErrorKey.enum

  test('has its words, and no other key has', () => {
    expect(Object.keys(errors).sort()).toEqual([...keys].sort())
  })

  test.each(keys)('%s has words in both languages', (key) => {
    expect(errors[key].zh).toMatch(/\p{Script=Han}/u)
    expect(errors[key].en).not.toMatch(/\p{Script=Han}/u)
  })

  test.each(keys)('%s is sent with the status under which the contract lists it', (error_key) => {
    const { status, data = 'text' } = errors[error_key]
    const failure = { code: 1, data, message: 'text', error_key }
    const statuses = replies.filter(([, valid]) => valid(failure)).map(([one]) => one)
    expect(statuses).toContain(status)
  })
})
