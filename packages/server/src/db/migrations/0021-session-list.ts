import { runStatements } from './run-statements.ts'

/** By what a user tells sessions apart; the address of a browser is not kept. */
export const up = runStatements([
  'alter table sessions add column id uuid not null unique default gen_random_uuid()',
  'alter table sessions add column used_at timestamptz not null default now()',
  "update sessions set used_at = expires_at - interval '30 days'",
  "alter table sessions add column browser text not null default ''",
  "alter table sessions add column system text not null default ''",
])
