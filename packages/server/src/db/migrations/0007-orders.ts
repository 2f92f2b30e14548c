import { runStatements } from './run-statements.ts'

/** Orders outlive nothing but their user; a payment event counts once. */
export const up = runStatements([
  `create table orders (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    plan text not null check (plan in ('yearly', 'monthly')),
    provider text not null check (provider in ('stripe', 'test')),
    language text not null check (language in ('zh', 'en')),
    status text not null check (status in ('open', 'paid', 'expired')),
    session_id text unique,
    page_url text,
    created_at timestamptz not null
  )`,
  'create index orders_by_user on orders (user_id, created_at)',
  `create table subscriptions (
    id text primary key,
    order_id uuid not null references orders on delete cascade,
    customer_id text not null,
    status text not null check (status in ('pending', 'active', 'late', 'suspended', 'ended')),
    paid_until timestamptz not null,
    changed_at timestamptz not null
  )`,
  'create index subscriptions_by_order on subscriptions (order_id)',
  'create index subscriptions_by_customer on subscriptions (customer_id)',
  `create table payment_events (
    id text primary key,
    received_at timestamptz not null
  )`,
])
