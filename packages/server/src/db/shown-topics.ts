import { sql } from 'kysely'

/**
 * Whether others than its owner may see a topic of this alias: it is shared, the operator has not
 * taken it down, and its owner is not blocked.
 */
export function isShown(topic: string) {
  const of = (column: string) => sql.ref(`${topic}.${column}`)
  return sql<boolean>`(${of('public_permission')} = 1 and ${of('taken_down_at')} is null
    and not exists (
      select from users blocked
      where blocked.id = ${of('user_id')} and blocked.blocked_at is not null))`
}
