import { runStatements } from './run-statements.ts'

/** The figures of an answer and the check of its numbers; null for answers of before. */
export const up = runStatements(['alter table messages add column figures jsonb'])
