import { runStatements } from './run-statements.ts'

/** What keys the hashes that are kept: one row, made once, the same for every node. */
export const up = runStatements([
  'create table server_secret (secret bytea primary key)',
  // Two random UUIDs hold 244 random bits.
  `insert into server_secret (secret)
    values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`,
])
