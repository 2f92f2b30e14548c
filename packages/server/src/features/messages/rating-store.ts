import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'

export interface Rating {
  readonly userId: string
  readonly answerId: string
  /** 0 none, 1 like, 2 dislike. */
  readonly isLike: 0 | 1 | 2
}

/** False when this is not an answer in a topic of the user's. */
export async function rate(db: Db, { userId, answerId, isLike }: Rating): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages m set is_like = ${isLike} from topics t
    where m.id = ${answerId} and m.role = 'assistant'
      and t.id = m.topic_id and t.user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}
