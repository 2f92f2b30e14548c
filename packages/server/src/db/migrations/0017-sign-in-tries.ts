import { runStatements } from './run-statements.ts'

/**
 * Who asked for a code, and whom wrong tries count for: mailboxes under their keys, so that deleting an
 * account needs not reach them, and no longer than an hour.
 */
export const up = runStatements([
  'alter table login_codes add column browser_hash bytea',
  'alter table login_codes add column is_known boolean not null default false',
  'drop index login_codes_by_ip',
  // A network's tries, or with the hash those of a browser that has signed in to the address before.
  `create table code_tries (
    mailbox text not null,
    network text not null,
    browser_hash bytea,
    tried_at timestamptz not null
  )`,
  'create index code_tries_by_mailbox on code_tries (mailbox, tried_at)',
  'create index code_tries_by_age on code_tries (tried_at)',
  `create table known_browsers (
    user_id uuid not null references users on delete cascade,
    browser_hash bytea not null,
    used_at timestamptz not null,
    primary key (user_id, browser_hash)
  )`,
  // Outlives accounts, so it is kept as a keyed hash; the server hashes what is there at its start.
  'alter table rewarded_twitter_accounts drop constraint rewarded_twitter_accounts_pkey',
  'alter table rewarded_twitter_accounts alter column twitter_id drop not null',
  'alter table rewarded_twitter_accounts add column account_hash bytea unique',
])
