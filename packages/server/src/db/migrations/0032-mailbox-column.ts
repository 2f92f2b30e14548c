import { runStatements } from './run-statements.ts'

/**
 * The mailbox of each account as a column, since nearly every call of a user compares it. An account
 * without an address has one of its own.
 */
export const up = runStatements([
  'drop index users_by_mailbox',
  `alter table users add column mailbox text not null
    generated always as (coalesce(mailbox_of(email), id::text)) stored`,
  'create index users_by_mailbox on users (mailbox)',
])
