import { runStatements } from './run-statements.ts'

/** Whether a subscription is renewed, and its plan where the provider has told another than was ordered. */
export const up = runStatements([
  'alter table subscriptions add column renews boolean not null default true',
  "alter table subscriptions add column plan text check (plan in ('yearly', 'monthly'))",
])
