import { SseDecoder, type SseEvent } from './decoder.ts'

/**
 * Events of a body until it ends; leaving the loop closes the connection. Rejects with what `broken`
 * makes of it if the connection breaks, or if nothing at all, not even a comment, has come for
 * `silenceMs`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  broken: (cause: unknown) => unknown,
): AsyncGenerator<SseEvent, void, void> {
  const decoder = new SseDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read()).catch((cause: unknown) => {
        throw broken(cause)
      })
      if (done) return
      yield* decoder.push(value)
    }
  } finally {
    // Not awaited: a connection that hangs would hang here as well.
    reader.cancel().catch(() => {})
  }
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${ms} ms`)), ms)
  })
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer))
}
