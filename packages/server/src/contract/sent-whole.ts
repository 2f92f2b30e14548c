import type { FastifyReply } from 'fastify'

/**
 * Whether a reply has left this process whole, or, to a request that this process made of itself,
 * has ended: there is no socket to wait for then.
 */
export function isSentWhole({ raw }: Pick<FastifyReply, 'raw'>): boolean {
  return 'isLightMyRequest' in raw ? raw.writableEnded : raw.writableFinished
}
