import { runStatements } from './run-statements.ts'

/**
 * The mailbox behind an address, for limits alone, as `mailboxOf` in `domain/` has it; and by it the
 * accounts that share an allowance. An import begins with empty tables, but the function may be there.
 */
export const up = runStatements([
  `create or replace function mailbox_of(email text) returns text
    language sql immutable strict parallel safe as $$
      select case
        when email ~ '@(gmail|googlemail)[.]com$'
          then replace(split_part(regexp_replace(email, '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
        when email like '+%' then email
        else split_part(regexp_replace(email, '@[^@]*$', ''), '+', 1)
          || '@' || substring(email from '[^@]*$')
      end
    $$`,
  'create index users_by_mailbox on users (mailbox_of(email))',
])
