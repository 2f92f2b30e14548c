import { runStatements } from './run-statements.ts'

/** Ids that strangers see in a shared topic, so that its real ones stay private; tasks of points. */
export const up = runStatements([
  'alter table topics add column public_id uuid not null unique default gen_random_uuid()',
  'alter table topics add column public_owner_id uuid not null default gen_random_uuid()',
  // Clients choose the ids of topics, so that a deleted one may come back as somebody else's; a
  // public id is never given twice.
  'alter table topics rename column source_topic_id to source_public_id',
  `update topics t set source_public_id =
    (select s.public_id from topics s where s.id = t.source_public_id)`,
  `alter table points add check (task_key in
    ('user_register', 'bind_twitter', 'bind_discord', 'subscribe', 'daily_ask', 'daily_share'))`,
  'create index points_by_user_and_time on points (user_id, created_at, id)',
])
