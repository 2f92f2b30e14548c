import type {
  FileReply,
  JsonReply,
  OperationId,
  RedirectReply,
  ReplyCookie,
  StreamReply,
  Success,
} from '../../src/contract/contract.ts'

export type AnyReply = JsonReply<OperationId> | StreamReply | FileReply | RedirectReply

export const json = <Id extends OperationId>(
  body: Success<Id>,
  cookies: readonly ReplyCookie[] = [],
): JsonReply<Id> => ({ kind: 'json', body, cookies })

/** There is nothing to tell. */
export const done = (cookies: readonly ReplyCookie[] = []) =>
  ({ kind: 'json', body: { code: 0, data: null }, cookies }) as const

export const stream = (frames: AsyncIterable<string>): StreamReply => ({ kind: 'stream', frames })

export const file = (reply: Omit<FileReply, 'kind'>): FileReply => ({ kind: 'file', ...reply })

export const redirect = (
  location: string,
  cookies: readonly ReplyCookie[] = [],
): RedirectReply => ({ kind: 'redirect', location, cookies })
