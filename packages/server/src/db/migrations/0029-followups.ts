import { runStatements } from './run-statements.ts'

/** What may be asked after an answer; null where nothing is offered. */
export const up = runStatements(['alter table messages add column followups jsonb'])
