import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The server has closed the connection, because its reader took nothing any more. */
    isStalled: boolean
  }
}

/**
 * Closes a connection whose reader takes nothing for so long while there is something for it. A
 * reader that waits, or is slow, is left alone.
 */
export function dropStalledReaders(app: FastifyInstance, stalledMs: number): void {
  app.decorateRequest('isStalled', false)
  app.addHook('onRequest', (request, { raw }, done) => {
    // Node counts from the last bytes that were taken, be it in the midst of a write.
    raw.setTimeout(stalledMs, () => {
      if (raw.writableLength === 0) return
      request.isStalled = true
      raw.destroy()
    })
    done()
  })
}
