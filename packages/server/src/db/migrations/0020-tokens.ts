import { runStatements } from './run-statements.ts'

/** What the model read and wrote for an answer, titles included; null before its end. */
export const up = runStatements([
  `alter table generations
    add column input_tokens int,
    add column output_tokens int,
    add column tokens_estimated boolean`,
  `create index generations_running_by_user on generations (user_id) where status = 'running'`,
])
