import { runStatements } from './run-statements.ts'

/** How long the analysis of an answer took, in ms, and why its reader dislikes it; null where neither is known. */
export const up = runStatements([
  'alter table messages add column think_ms int check (think_ms >= 0)',
  'alter table messages add column dislike_reason jsonb',
])
