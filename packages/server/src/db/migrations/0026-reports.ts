import { runStatements } from './run-statements.ts'

/**
 * What readers report of shared topics. Who did is kept as a keyed hash, which only tells that the
 * same person, or network of visitors, reports the same topic again.
 */
export const up = runStatements([
  `create table reports (
    id uuid primary key default gen_random_uuid(),
    topic_id uuid not null references topics on delete cascade,
    reporter_hash bytea not null,
    reason text not null
      check (reason in ('fraud', 'illegal', 'personal_data', 'hateful', 'other')),
    note text not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    unique (topic_id, reporter_hash)
  )`,
  'create index reports_open on reports (created_at) where closed_at is null',
])
