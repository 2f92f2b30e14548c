import assert from 'node:assert/strict'
import type { ErrorKey, Operation } from '../../src/contract/contract.ts'
import type { Case } from '../case.ts'
import type { CallRequest } from '../request.ts'
import { jsonSchema, sampleRequest } from './values.ts'

const MIB = 1024 * 1024

type Bad = readonly [key: ErrorKey, name: string, request: CallRequest]

/** Bodies of a wrong size, type or form, for each operation that declares what follows. */
export function badBodies(operation: Operation): Case[] {
  const sample = sampleRequest(operation)
  const cases: Bad[] = []
  if (operation.responses['415']) cases.push(...wrongTypes(operation))
  if (operation.responses['413']) cases.push(tooLarge(operation))
  if (operation.responses['400'] && operation.responses['413']) {
    cases.push(...unreadable(operation))
  }
  return cases.map(([outcome, name, request]) => ({
    operation: operation.id,
    outcome,
    name,
    async run(context) {
      // A free user may not upload, and is told so before the picture is read.
      const client = isUpload(operation)
        ? await context.proUser()
        : await context.callerOf(operation)
      const { body: _, ...rest } = sample
      const { message } = await client.refused(operation.id, outcome, { ...rest, ...request })
      assert.doesNotMatch(message, /\p{Script=Han}/u)
    },
  }))
}

const isUpload = ({ body }: Pick<Operation, 'body'>): boolean =>
  body?.content['multipart/form-data'] !== undefined

function wrongTypes(operation: Operation): Bad[] {
  const taken = Object.keys(operation.body?.content ?? { 'application/json': null })
  return ['text/plain', 'application/xml', 'application/json']
    .filter((type) => !taken.includes(type))
    .map((type) => [
      'error.unsupportedMediaType',
      `refuses a body of ${type}`,
      { sent: { type, content: '{}' } },
    ])
}

function tooLarge({ body, bodyLimit }: Operation): Bad {
  const key = 'error.payloadTooLarge'
  if (!isUpload({ body })) {
    const content = JSON.stringify('a'.repeat(bodyLimit))
    const sent = { type: 'application/json', content }
    return [key, `refuses a body above ${bodyLimit / 1024} KiB`, { sent }]
  }
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(5 * MIB + 1)]), 'large.png')
  return [key, 'refuses a file above 5 MiB', { form }]
}

function unreadable(operation: Operation): Bad[] {
  const key = 'error.badRequest'
  if (isUpload(operation)) {
    const form = new FormData()
    form.set('other', new Blob(['text']), 'other.txt')
    return [[key, 'refuses a form without the file', { form }]]
  }
  const json = (content: string): CallRequest => ({ sent: { type: 'application/json', content } })
  const cases: Bad[] = [[key, 'refuses JSON that cannot be read', json('{"half')]]
  if (jsonSchema(operation)) {
    for (const content of ['[]', 'null', '7', '"text"']) {
      cases.push([key, `refuses ${content} as body`, json(content)])
    }
  }
  if (operation.body?.required) {
    cases.push([key, 'refuses an empty body', json('')], [key, 'refuses no body at all', {}])
  }
  return cases
}
