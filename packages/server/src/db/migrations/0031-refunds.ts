import { runStatements } from './run-statements.ts'

/** What was given back of a subscription because its buyer had paid twice; null for all others. */
export const up = runStatements([
  'alter table subscriptions add column refunded_amount int check (refunded_amount >= 0)',
  'alter table subscriptions add column refunded_currency text',
  'alter table subscriptions add column refunded_at timestamptz',
])
