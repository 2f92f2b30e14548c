import { runStatements } from './run-statements.ts'

/** Which browser began the sign-in that a short token ends; unknown of those that are older. */
export const up = runStatements(['alter table short_tokens add column browser_hash bytea'])
