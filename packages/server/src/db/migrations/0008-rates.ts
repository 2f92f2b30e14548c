import { runStatements } from './run-statements.ts'

/** What was done lately, by whom, and what it cost; shared by all nodes. */
export const up = runStatements([
  `create table rate_uses (
    bucket text not null,
    cost int not null,
    used_at timestamptz not null
  )`,
  'create index rate_uses_by_bucket on rate_uses (bucket, used_at)',
  'create index rate_uses_by_age on rate_uses (used_at)',
  // Each ask counts what was spent on its topic, on whatever day that was.
  'create index spends_by_user_and_topic on spends (user_id, topic_id)',
])
