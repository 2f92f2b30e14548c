import type {
  FileReply,
  JsonReply,
  OperationId,
  RedirectReply,
  StreamReply,
  Success,
} from '@coinquiry/api-client/contract'

export function json<Id extends OperationId>(body: Success<Id>): JsonReply<Id> {
  return { kind: 'json', body }
}

export function eventStream(frames: AsyncIterable<string>): StreamReply {
  return { kind: 'stream', frames }
}

export function file(reply: Omit<FileReply, 'kind'>): FileReply {
  return { kind: 'file', ...reply }
}

export function redirect(location: string): RedirectReply {
  return { kind: 'redirect', location }
}

export type AnyReply = JsonReply<OperationId> | StreamReply | FileReply | RedirectReply
