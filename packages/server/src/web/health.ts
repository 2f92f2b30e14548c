import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers, too. */
export async function health(app: FastifyInstance, { database }: { database: Database }) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
