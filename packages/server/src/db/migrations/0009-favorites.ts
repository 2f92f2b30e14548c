import { runStatements } from './run-statements.ts'

/** One word for a favorite, from the store to the screen. */
export const up = runStatements([
  'alter table topics rename column is_collected to is_favorite',
  'alter table topics rename constraint topics_is_collected_check to topics_is_favorite_check',
  'alter index topics_collected_by_user rename to favorite_topics_by_user',
])
