import { expect, test } from 'vitest'
import { operations, schemas } from './contract.gen.ts'
import type { OperationId } from './operation.ts'
import { InvalidInput, inputReader } from './validation.ts'

const ID = '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11'
const OTHER = '5b8e2f70-1d4c-49a6-b3e7-08f5c2d9a614'

const readerOf = inputReader(schemas)

function read(id: OperationId, body: unknown, values: Readonly<Record<string, unknown>> = {}) {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(id)
  return readerOf(operation)({ value: (_part, name) => values[name], body })
}

test('ids are read in lower case wherever they stand, other texts as they are', () => {
  const ask = {
    question: 'WHY?',
    topics_id: ID.toUpperCase(),
    message_id: '',
    parent_id: OTHER.toUpperCase(),
    share_topics_id: OTHER.toUpperCase(),
  }
  expect(read('ask', ask).body).toMatchObject({
    question: 'WHY?',
    topics_id: ID,
    message_id: '',
    parent_id: OTHER,
    share_topics_id: OTHER,
  })
  expect(read('ask', { ...ask, parent_id: null, message_id: null }).body).toMatchObject({
    parent_id: null,
    message_id: null,
  })
  expect(read('stopAnswer', undefined, { request_id: ID.toUpperCase() }).path).toEqual({
    request_id: ID,
  })
  const query = { message_id: ID.toUpperCase(), file_type: '1' }
  expect(read('downloadMessage', undefined, query).query).toEqual({ message_id: ID, file_type: 1 })
})

test('a time zone is one that has a name', () => {
  const zoneOf = (more: object) =>
    read('downloadTopic', undefined, { topics_id: ID, file_type: '0', ...more }).query
  for (const time_zone of ['Asia/Shanghai', 'Asia/Calcutta', 'America/Argentina/Ushuaia', 'UTC'])
    expect(zoneOf({ time_zone })).toMatchObject({ time_zone })
  for (const time_zone of ['', 'Mars/Olympus', '+08:00', '../../etc/passwd', 'Etc/Unknown'])
    expect(() => zoneOf({ time_zone }), time_zone).toThrow('query.time_zone must match format')
})

test('a fault is named by its key, the general one with what is wrong', () => {
  const fault = (id: OperationId, body: unknown): unknown => {
    try {
      return read(id, body)
    } catch (error) {
      return error
    }
  }
  const tooLong = fault('ask', { question: 'x'.repeat(2001), topics_id: ID })
  expect(tooLong).toBeInstanceOf(InvalidInput)
  expect(tooLong).toMatchObject({ key: 'error.questionTooLong' })
  expect(fault('ask', { question: 'Why?' })).toMatchObject({
    key: 'error.badRequest',
    detail: "body must have required property 'topics_id'",
  })
  expect(fault('ask', undefined)).toMatchObject({ key: 'error.badRequest' })
})

test('files of an upload are bytes, and must be there', () => {
  const file = new Uint8Array([1])
  expect(read('uploadAvatar', { file }).body).toEqual({ file })
  expect(() => read('uploadAvatar', { other: file })).toThrow(InvalidInput)
})
