import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { failures } from './failures.ts'
import { CONTRACT, loadContract, type Schema } from './load.ts'
import { createCompiler } from './schemas.ts'

const contract = loadContract(CONTRACT)
const compiler = createCompiler(contract)
const document = parse(contract.text)

interface Media {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, { $ref?: string; value?: unknown }>>
}

function shown(example: { $ref?: string; value?: unknown }): unknown {
  const name = example.$ref?.split('/').at(-1)
  return name ? document.components.examples[name].value : example.value
}

const medias = contract.operations.flatMap(({ id, body, responses }) =>
  [
    ['request', body] as const,
    ...Object.entries(responses).map(([status, response]) => [status, response] as const),
  ].flatMap(([part, holder]) =>
    Object.entries((holder?.content ?? {}) as Record<string, Media>).map(
      ([type, media]) => [`${id} ${part} ${type}`, media] as const,
    ),
  ),
)

test.each(medias)('%s: every example is valid', (_name, { schema, examples = {} }) => {
  const validate = compiler.literal(schema)
  for (const [name, example] of Object.entries(examples)) {
    validate(structuredClone(shown(example)))
    expect(validate.errors ?? [], name).toEqual([])
  }
})

interface Failed {
  readonly error_key: keyof typeof failures
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
  const shownFailures = medias.flatMap(([, { examples = {} }]) =>
    Object.values(examples).map(shown).flatMap(failuresIn),
  )
  expect(shownFailures.length).toBeGreaterThan(0)
  for (const { error_key, message, data = message } of shownFailures) {
    const { zh, en, literal } = failures[error_key]
    expect([zh, en], error_key).toContain(message)
    expect(data, error_key).toBe(literal ?? message)
  }
})

const replies = medias
  .filter(([name]) => / \d{3} application\/json$/.test(name))
  .map(([name, { schema }]) => [Number(name.split(' ')[1]), compiler.literal(schema)] as const)

describe('every error key', () => {
  const keys: readonly (keyof typeof failures)[] = document.components.schemas.ErrorKey.enum

  test('has its words in the server, and no other key has', () => {
    expect(Object.keys(failures).sort()).toEqual([...keys].sort())
  })

  test.each(keys)('%s is sent with the status under which the contract lists it', (error_key) => {
    const failure = {
      code: 1,
      data: failures[error_key].literal ?? 'text',
      message: 'text',
      error_key,
    }
    const statuses = replies.filter(([, valid]) => valid(failure)).map(([status]) => status)
    expect(statuses).toContain(failures[error_key].status)
  })
})
