import { runStatements } from './run-statements.ts'

/**
 * What counts until the end of a UTC day, where the deletion of an account does not reach. What
 * many count at once is spread over several parts, so that they do not wait for each other.
 */
export const up = runStatements([
  `create table day_counts (
    name text not null,
    day date not null,
    part int not null default 0,
    amount bigint not null,
    primary key (name, day, part)
  )`,
  'create index day_counts_by_day on day_counts (day)',
])
