import { createHash } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { Db } from './database.ts'

/** The key of all hashes that are kept: what the operator set, else what the database made for itself. */
export async function serverSecret(
  { SERVER_SECRET }: Pick<Env, 'SERVER_SECRET'>,
  db: Db,
): Promise<Uint8Array> {
  if (SERVER_SECRET) return createHash('sha256').update(SERVER_SECRET).digest()
  const { secret } = await db.selectFrom('server_secret').select('secret').executeTakeFirstOrThrow()
  return secret
}
