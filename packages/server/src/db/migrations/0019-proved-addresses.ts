import { runStatements } from './run-statements.ts'

/**
 * Whose address was proved by a code or by the authority for its domain, and what waits for such a
 * proof to be linked. Of what there is, an account that a provider opened with an address of somebody
 * else's domain is not proved; both of its rows have the same time.
 */
export const up = runStatements([
  'alter table users add column is_email_proved boolean not null default true',
  `update users u set is_email_proved = false from identities i
    where i.user_id = u.id and i.created_at = u.created_at and u.email is not null
      and split_part(u.email, '@', 2) not in
        ('gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com')`,
  `create table pending_links (
    browser_hash bytea not null,
    provider text not null check (provider in ('google', 'apple')),
    subject text not null,
    email text not null,
    expires_at timestamptz not null,
    primary key (browser_hash, provider)
  )`,
  'create index pending_links_by_age on pending_links (expires_at)',
  'create index pending_links_by_email on pending_links (email)',
])
