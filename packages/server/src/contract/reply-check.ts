import type { Operation, Schema } from '@coinquiry/api-client/contract'
import { type Compile, describeFault } from '@coinquiry/api-client/contract/validation'
import { decodeFrame, HEARTBEAT } from '../generation/frames.ts'

export type ReplyChecker = ReturnType<typeof replyChecker>

/** Holds successful replies strictly against the contract; for tests and development. */
export function replyChecker({ id, responses }: Operation, compile: Compile) {
  const compiled = new Map<Schema, ReturnType<Compile>>()

  function check(mediaType: string, value: unknown, part: string): void {
    const schema = responses['200']?.content?.[mediaType]?.schema
    if (!schema) throw new Error(`${id}: a reply of ${mediaType} is not in the contract`)
    // Compiled on first use: it takes long, and a test needs few of the schemas.
    const validate = compiled.get(schema) ?? compile(schema)
    compiled.set(schema, validate)
    if (validate(value)) return
    const fault = describeFault(part, validate.errors?.[0])
    throw new Error(`${id}: the reply breaks the contract: ${fault}`)
  }

  return {
    body: (body: unknown) => check('application/json', body, '200'),
    async *frames(frames: AsyncIterable<string>) {
      for await (const frame of frames) {
        if (frame !== HEARTBEAT) check('text/event-stream', decodeFrame(frame), 'event')
        yield frame
      }
    },
  }
}
