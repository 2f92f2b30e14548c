import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/**
 * So many connections wait to be accepted, where the system allows it (`net.core.somaxconn`). After a
 * restart all readers connect at once; one that finds no place tries again after a second.
 */
export const BACKLOG = 4096

const REASONS: Readonly<Record<string, (env: Env) => string>> = {
  EADDRINUSE: ({ PORT }) =>
    `PORT ${PORT} is in use: stop the program that uses it, or set PORT to another one`,
  EACCES: ({ PORT }) => `PORT ${PORT} is not permitted: set PORT to one above 1023`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is not an address of this machine`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is not known`,
}

/** Opens the port and returns the address for people; the port is the real one if 0 was asked for. */
export async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG })
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartError(reason(env), { cause: error }) : error
  }
  if (env.PORT !== 0) return env.PUBLIC_URL
  return `http://localhost:${(app.server.address() as AddressInfo).port}`
}
