import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { House } from '../contract/context.ts'

/** `/healthz`: the process answers. `/readyz`: it takes asks, and the database answers, too. */
export async function health(app: FastifyInstance, house: House) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (house.generations.draining) return reply.code(503).send({ status: 'shutting down' })
    try {
      await sql`select 1`.execute(house.database.db)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
