import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutorProvider,
  type TransactionSettings,
} from 'kysely'
import type { Tx } from './database.ts'
import { named } from './prepared.ts'

/** A statement as a store writes it, not sent yet. */
export interface Statement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>
}

type Rows<Statements> = {
  [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? Row[] : never
}

/** The connections whose transaction has been committed before its work was over. */
const committed = new WeakSet<DatabaseConnection>()

/**
 * Sends statements of a transaction one behind the other and waits once, for all of them: over a
 * network that is most of what they take. The database runs them in this order, so that each sees
 * what happened while the one before waited for a lock. Rejects with the first failure; those
 * behind it are not run then.
 */
export function together<const Statements extends readonly Statement<unknown>[]>(
  tx: Tx,
  ...statements: Statements
): Promise<Rows<Statements>> {
  return sendTogether(tx, statements)
}

/**
 * The same with the transaction's end: resolves once all of it is stored, and nothing of the
 * transaction may come after it. Work that rejects afterwards takes nothing back.
 */
export function togetherWithCommit<const Statements extends readonly Statement<unknown>[]>(
  tx: Tx,
  ...statements: Statements
): Promise<Rows<Statements>> {
  return sendTogether(tx, statements, CompiledQuery.raw('commit'))
}

function sendTogether<Statements extends readonly Statement<unknown>[]>(
  tx: Tx,
  statements: Statements,
  commit?: CompiledQuery,
): Promise<Rows<Statements>> {
  const queries = statements.map((statement) => named(statement.compile(tx)))
  return tx.getExecutor().provideConnection(async (connection) => {
    const all = commit ? [...queries, commit] : queries
    const results = await Promise.all(all.map((query) => connection.executeQuery(query)))
    if (commit) committed.add(connection)
    return results.slice(0, queries.length).map(({ rows }) => rows) as Rows<Statements>
  })
}

/** PostgreSQL over connections that send a statement before the one in front of it is answered. */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config)
  }
}

class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    committed.delete(connection)
    // It fails with its connection alone, and so does what is sent after it.
    super.beginTransaction(connection, settings).catch(() => undefined)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    if (!committed.delete(connection)) await super.commitTransaction(connection)
  }
}
