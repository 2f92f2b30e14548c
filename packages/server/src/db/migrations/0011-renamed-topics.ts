import { runStatements } from './run-statements.ts'

/** Whether a person gave the topic its title, which no title made from an answer replaces then. */
export const up = runStatements([
  'alter table topics add column is_renamed int not null default 0 check (is_renamed in (0, 1))',
])
