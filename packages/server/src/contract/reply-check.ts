import type { Operation } from '@coinquiry/api-client/contract'
import { type Compile, describeFault } from '@coinquiry/api-client/contract/validation'

/** Holds replies strictly against the contract; for tests and development. */
export interface ReplyChecker {
  body(status: number, body: unknown): void
  frames(frames: AsyncIterable<string>): AsyncIterable<string>
}

export function replyChecker(operation: Operation, compile: Compile): ReplyChecker {
  const frame = operation.responses['200']?.content?.['text/event-stream']?.schema
  const event = frame && onFirstUse(() => compile(frame))
  const bodies = new Map(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = response.content?.['application/json']?.schema
      return schema ? [[Number(status), onFirstUse(() => compile(schema))] as const] : []
    }),
  )
  return {
    body(status, body) {
      const validate = bodies.get(status)?.()
      if (!validate) throw new Error(`${operation.id}: ${status} with JSON is not in the contract`)
      if (!validate(body))
        throw broken(operation, describeFault(String(status), validate.errors?.[0]))
    },
    async *frames(frames) {
      for await (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1]
        const validEvent = event?.()
        if (data && !validEvent?.(JSON.parse(data))) {
          throw broken(operation, describeFault('event', validEvent?.errors?.[0]))
        }
        yield frame
      }
    },
  }
}

/** Compiling takes long, and a test needs few of the schemas. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function broken(operation: Operation, fault: string): Error {
  return new Error(`${operation.id}: the reply breaks the contract: ${fault}`)
}
