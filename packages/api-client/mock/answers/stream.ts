/**
 * Chunks as a body that is pulled by its reader. A reader that leaves closes the connection; a
 * connection that closes ends the body.
 */
export function byteStream(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  connection: AbortController,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { signal } = connection
  const left = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  return new ReadableStream({
    async pull(controller) {
      const next = await Promise.race([chunks.next(), left])
      if (next === null || next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel() {
      connection.abort()
    },
  })
}
