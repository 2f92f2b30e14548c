import { describe, expect, test } from 'vitest'
import { messagesOf } from './break.ts'
import { contractBreaks } from './contract-breaks.ts'
import { smallContract } from './small-contract.ts'

type Case = readonly [text: string, replacement: string]

const released = smallContract()

const shown = (text: string, replacement: string) =>
  messagesOf(contractBreaks(released, smallContract(text, replacement)))

test('a contract breaks nothing of its own', () => {
  expect(shown('', '')).toEqual([])
})

const HEADER = '{ name: key, in: header, schema: { type: string, pattern: ^k, maxLength: 255 } }'
const PAGE = '{ type: integer, maximum: 100, default: 1 }'
const ID = "{ oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }"
const MESSAGE = "- $ref: '#/components/schemas/MessageEvent'"
const KEYS = 'enum: [error.noAccess, error.limit] }'

describe('it breaks a client, and is named with its place, that', () => {
  test.each<[...Case, string]>([
    // Operations
    ['  /ask:', '  /questions:', 'POST /ask: the operation is removed'],
    ['    post:', '    put:', 'POST /ask: the operation is removed'],
    ['operationId: ask', 'operationId: askThis', 'POST /ask: the `operationId` was ask'],
    ['url: /api/v1', 'url: /api/v2', 'servers: the base path /api/v1 is removed'],
    ['[{ bearer: [] }]', '[{ bearer: [], cookie: [] }]', 'POST /ask: bearer is no longer enough'],
    ['scheme: bearer', 'scheme: basic', 'securitySchemes, `bearer`: it is sent in another way'],
    // Parameters
    [`- ${HEADER}`, '', 'POST /ask, header key: it is removed'],
    ['in: header', 'in: query', 'POST /ask, header key: it is removed'],
    ['in: header,', 'in: header, required: true,', 'header key: it is required now'],
    [
      HEADER,
      `${HEADER}\n        - { name: x, in: query, required: true }`,
      'query x: it is required',
    ],
    ['maxLength: 255', 'maxLength: 254', 'header key: `maxLength` was 255 and is 254'],
    [PAGE, '{ type: integer, default: 1, maximum: 99 }', 'query page: `maximum` was 100 and is 99'],
    [
      PAGE,
      '{ type: integer, default: 2, maximum: 100 }',
      'query page: without it 1 was meant, now 2',
    ],
    [PAGE, '{ type: boolean }', 'query page: a value of type number is no longer taken'],
    // Bodies
    ['required: false', 'required: true', 'POST /ask, body: it is required now'],
    ['application/json: {', 'text/plain: {', 'body application/json: the media type is removed'],
    ['required: [text]', 'required: [text, kind]', '`kind`: it is required now'],
    ['kind: { type: string, x-lower-case: true, enum: [new, edit] }', '', '`kind`: it is removed'],
    ['enum: [new, edit]', 'enum: [new]', '`kind`: "edit" is no longer taken'],
    ['maxLength: 2000', 'maxLength: 2000, pattern: ^a', '`pattern` was absent and is "^a"'],
    ["'^[a-f]+$'", "'^[a-e]+$'", '`id`: `pattern` was "^[a-f]+$" and is "^[a-e]+$"'],
    [ID, "{ $ref: '#/components/schemas/Id' }", '`id`: a value of type null is no longer taken'],
    ['items: { type: string }', 'items: { type: string, minLength: 1 }', '`tags[]`: `minLength`'],
    ['maxItems: 3', 'maxItems: 3, uniqueItems: true', '`tags`: `uniqueItems` was absent'],
    ['x-lower-case: true', 'minLength: 0', '`kind`: it is no longer read without regard to case'],
    ['maxItems: 3', 'maxItems: 2', '`tags`: `maxItems` was 3 and is 2'],
    ['required: [text]', 'additionalProperties: false', 'other properties are no longer taken'],
    [
      'maxLength: error.tooLong',
      'maxLength: error.long',
      'a fault of `maxLength` gave error.tooLong',
    ],
    // Replies
    ["'400':", "'422':", 'POST /ask, 400: the status no longer comes'],
    ["'400':", "'404': { description: Gone }\n        '400':", 'POST /ask, 404: the status is new'],
    ['text/event-stream', 'text/plain', '200 text/event-stream: the media type is removed'],
    [
      '{ required: true, schema',
      '{ schema',
      'header ETag: it was always there and may now be absent',
    ],
    ['text: { type: string, minLength: 1 }', '', '`data.text`: it is removed'],
    ['[text, flag, status]', '[text, status]', '`data.flag`: it was always there'],
    ['minLength: 1 }', 'minLength: 0 }', '`data.text`: `minLength` was 1 and is 0'],
    [
      'text: { type: string, minLength: 1 }',
      'text: { type: integer }',
      '`data.text`: a value of type n',
    ],
    [
      'text: { type: string, minLength: 1 }',
      "text: { type: [string, 'null'] }",
      'type null may come',
    ],
    [
      'Flag: { type: integer, enum: [0, 1] }',
      'Flag: { type: integer, enum: [0, 1, 2] }',
      '2 may come',
    ],
    ['enum: [running, done]', 'minLength: 1', 'any value may come, not one of a list'],
    ['Id: { type: string', 'Id: { type: integer', '`data.list[]`: a value of type number may come'],
    ["- $ref: '#/components/schemas/Answer'", '', 'a reply of code 0 no longer comes'],
    // Refusals: the lists of their keys are closed
    [KEYS, 'enum: [error.noAccess, error.limit, error.other] }', 'refused with `error.other`'],
    [KEYS, 'minLength: 1 }', 'it may be refused with `error.badRequest`'],
    ['enum: [error.badRequest]', 'enum: [error.other]', '400 application/json: it may be refused'],
    // Events
    [MESSAGE, '', 'text/event-stream: the event `message` no longer comes'],
    ['const: close', 'const: end', 'the event `close` no longer comes'],
    ['[event, content]', '[event]', '`message.content`: it was always there'],
    ['count: { type: integer }', 'count: { type: number }', '`close.count`: `type` was "integer"'],
    ['count: { type: integer }', '', '`close.count`: it is removed'],
    [
      MESSAGE,
      `${MESSAGE}\n        - { properties: { event: { const: title } } }`,
      '`title` is new',
    ],
  ])('%s becomes %s', (text, replacement, message) => {
    expect(shown(text, replacement).join('\n')).toContain(message)
  })
})

describe('it breaks nobody that', () => {
  test.each<Case>([
    // What is added
    ['paths:', 'paths:\n  /other: { get: { operationId: other } }'],
    ['    post:', '    get: { operationId: read }\n    post:'],
    ['[{ bearer: [] }]', '[{ bearer: [] }, { cookie: [] }]'],
    ['[{ bearer: [] }]', '[]'],
    [HEADER, `${HEADER}\n        - { name: x, in: query }`],
    ['    Question:\n      type: object', '    Question:\n      type: object\n      x-new: 1'],
    ['enum: [new, edit]', 'enum: [new, edit, refresh]'],
    ['required: [text]', 'required: []'],
    ['maxLength: 2000', 'maxLength: 2001'],
    ['maximum: 100', 'maximum: 101'],
    ['pattern: ^k', 'pattern: ^k|^l'],
    ['kind: { type: string,', 'more: { type: string }\n        kind: { type: string,'],
    ['note: {', 'more: { type: string }\n            note: {'],
    ['count: {', 'more: { type: string }, count: {'],
    [
      MESSAGE,
      `${MESSAGE}\n        - { x-extension: true, properties: { event: { const: title } } }`,
    ],
    ["'400':", "'429': { description: Later }\n        '400':"],
    // A list of words in a reply may grow
    ['enum: [running, done]', 'enum: [running, done, stopped]'],
    // What is promised more exactly
    ['minLength: 1 }', 'minLength: 2 }'],
    ['required: [event]', 'required: [event, count]'],
    ["note: { type: [string, 'null'] }", 'note: { type: string }'],
    [KEYS, 'enum: [error.limit] }'],
    // The same in other words
    ['note: { type: [string,', 'note: { description: A note., type: [string,'],
    [ID, "{ type: [string, 'null'], pattern: '^[a-f]+$' }"],
    [KEYS, 'oneOf: [{ const: error.limit }, { const: error.noAccess }] }'],
  ])('%s becomes %s', (text, replacement) => {
    expect(shown(text, replacement)).toEqual([])
  })
})

test('what many operations share is told once, with why and what to do instead', () => {
  const more = (name: string) =>
    `  ${name}: { get: { responses: { '400': { $ref: '#/components/responses/BadRequest' } } } }`
  const paths = `paths:\n${['/a', '/b', '/c', '/d'].map(more).join('\n')}`
  const yaml = [smallContract('paths:', paths), smallContract('paths:', paths)] as const
  const [released, next] = yaml
  const failure = (next.components as { schemas: { Failure: { required: string[] } } }).schemas
    .Failure
  failure.required = ['code', 'error_key']
  expect(messagesOf(contractBreaks(released, next))).toEqual([
    'GET /a, 400 application/json; GET /b, 400 application/json; GET /c, 400 application/json; ' +
      'and 3 more, `data`: it was always there and may now be absent; clients may leave it out. ' +
      'Instead: keep sending it always.',
  ])
})
