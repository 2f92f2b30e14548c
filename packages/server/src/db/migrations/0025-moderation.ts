import { runStatements } from './run-statements.ts'

/** What the operator takes down and whom they block; nothing is deleted by it. */
export const up = runStatements([
  'alter table topics add column taken_down_at timestamptz',
  'alter table users add column blocked_at timestamptz',
  // Ids without references: what was done is known after the topic or the account is gone.
  `create table moderation_log (
    id uuid primary key default gen_random_uuid(),
    ordinal bigint generated always as identity,
    done_at timestamptz not null,
    done_by text not null,
    act text not null check (act in ('take-down', 'restore', 'dismiss', 'block', 'unblock')),
    topic_id uuid,
    user_id uuid,
    why text not null
  )`,
  `create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is only ever added to', tg_table_name;
  end $$`,
  `create trigger moderation_log_stays before update or delete on moderation_log
    for each row execute function refuse_change()`,
])
