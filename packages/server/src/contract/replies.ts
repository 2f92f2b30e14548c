import type {
  FileReply,
  JsonReply,
  OperationId,
  RedirectReply,
  ReplyCookie,
  StreamReply,
  Success,
} from '@coinquiry/api-client/contract'

export function json<Id extends OperationId>(
  body: Success<Id>,
  cookies: readonly ReplyCookie[] = [],
): JsonReply<Id> {
  return { kind: 'json', body, cookies }
}

export function eventStream(frames: AsyncIterable<string>): StreamReply {
  return { kind: 'stream', frames }
}

export function file(reply: Omit<FileReply, 'kind'>): FileReply {
  return { kind: 'file', ...reply }
}

export function redirect(location: string, cookies: readonly ReplyCookie[] = []): RedirectReply {
  return { kind: 'redirect', location, cookies }
}

export type AnyReply = JsonReply<OperationId> | StreamReply | FileReply | RedirectReply
