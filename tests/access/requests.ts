import type { Operation } from '@coinquiry/api-client/contract'
import type { TopicIds } from '../fixtures/stored.ts'
import type { Body, RandomRequest } from '../fuzz/random-request.ts'

type Values = Readonly<Record<string, unknown>>

/** The id that stands in each property of a request. */
const MEANINGS: Readonly<Record<string, (ids: TopicIds) => unknown>> = {
  topics_id: ({ topicId }) => topicId,
  message_id: ({ answerId }) => answerId,
  cur_message_id: ({ answerId }) => answerId,
  switch_message_id: ({ otherAnswerId }) => otherAnswerId,
  request_id: ({ requestId }) => requestId,
  share_token: ({ shareToken }) => shareToken ?? 'never-shared',
  token: ({ shareToken }) => shareToken ?? 'never-shared',
}

const FIXED: Values = {
  file_type: 1,
  provider: 'google',
  id: '00000000-0000-4000-8000-000000000000',
}

/** Whether a request of the operation is about a topic or a part of one. */
export function isAboutTopics(operation: Operation): boolean {
  return namesOf(operation).some((name) => name in MEANINGS)
}

function namesOf({ parameters, body }: Operation): string[] {
  return [...parameters.map(({ name }) => name), ...Object.keys(exampleOf(body) ?? {})]
}

/** The first example of the contract, about these ids. */
export function requestFor(
  operation: Operation,
  ids: TopicIds,
  changes: Values = {},
): RandomRequest {
  const part = (name: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === name && parameter.required)
        .map((parameter) => [parameter.name, meant(parameter.name, FIXED[parameter.name], ids)]),
    )
  return {
    sender: 'visitor',
    language: 'en',
    accept: '*/*',
    path: part('path'),
    query: part('query'),
    header: {},
    body: bodyFor(operation, ids, changes),
  }
}

function bodyFor({ body }: Operation, ids: TopicIds, changes: Values): Body | null {
  const [type = ''] = Object.keys(body?.content ?? {})
  if (type === 'multipart/form-data') return { type, value: new Uint8Array([1]) }
  const example = exampleOf(body)
  if (!example) return null
  const entries = Object.entries(example).map(([name, value]) => [name, meant(name, value, ids)])
  return { type, value: { ...Object.fromEntries(entries), ...changes } }
}

function exampleOf(body: Operation['body']): Values | null {
  const [media] = Object.values(body?.content ?? {})
  return (media?.example as Values | undefined) ?? null
}

function meant(name: string, value: unknown, ids: TopicIds): unknown {
  return MEANINGS[name]?.(ids) ?? value
}
