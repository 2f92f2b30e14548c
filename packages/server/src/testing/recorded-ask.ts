import { randomUUID } from 'node:crypto'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Tx } from '../adapters/database/database.ts'
import { PipeliningDialect } from '../adapters/database/together.ts'
import type { Tables } from '../db/tables.ts'
import { utcDay } from '../domain/calendar.ts'
import { lockSituation, type NewAsk, storeAsk } from '../features/ask/ask-store.ts'
import { tokenHash } from '../features/auth/secrets.ts'
import { loadSession } from '../features/auth/store.ts'

/** What the server sends to PostgreSQL for the first question of a new topic, as plain text. */
export interface RecordedAsk {
  /** In order: the session's, and then those of one transaction. */
  readonly statements: readonly RecordedStatement[]
  /** What stands in the parameters for this ask, to be replaced for another one. */
  readonly ids: Readonly<Record<AskId, string>>
}

type AskId = 'userId' | 'topicId' | 'questionId' | 'answerId' | 'requestId'

interface RecordedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/**
 * Stores one ask of this user, by the stores that the server itself uses, and gives the statements,
 * so that a bench can repeat them without the server.
 */
export async function recordAsk(
  url: string,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<RecordedAsk> {
  const statements: RecordedStatement[] = []
  const engine = new Kysely<Tables>({
    dialect: new PipeliningDialect({
      pool: new pg.Pool({ connectionString: url, max: 1, pipeline: true }),
    }),
    log({ query: { sql, parameters } }) {
      statements.push({ sql, parameters: parameters.map(asText) })
    },
  })
  const topicId = randomUUID()
  const questionId = randomUUID()
  const answerId = randomUUID()
  const requestId = randomUUID()
  const hash = tokenHash(token)
  const now = new Date()
  const day = utcDay(now)
  await loadSession(engine, 'token_hash', hash, now)
  await engine.transaction().execute(async (transaction) => {
    const tx = transaction as Tx
    const query = { userId, topicId, day, idempotencyKey: null, counted: [] }
    await lockSituation(tx, query, null)
    const ask: NewAsk = {
      ...{ requestId, userId, topicId, answerId, questionId, day, now },
      ...{ kind: 0, detached: true, deepThink: false, internetSearch: false },
      nodeId: randomUUID(),
      newQuestion: { parentId: null, text: 'Why?' },
      createsTopic: true,
      sourcePublicId: null,
      selections: [
        { parentId: null, childId: questionId },
        { parentId: questionId, childId: answerId },
      ],
      idempotency: null,
      spend: 'topic',
      uses: [],
    }
    await storeAsk(tx, ask, [])
  })
  await engine.destroy()
  const ids = {
    tokenHash: asText(hash) as string,
    userId,
    topicId,
    questionId,
    answerId,
    requestId,
  }
  return { statements, ids }
}

/** As PostgreSQL reads it from text. */
function asText(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return value instanceof Date ? value.toISOString() : value
}
