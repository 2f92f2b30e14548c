import { runStatements } from './run-statements.ts'

/** Signing in by Google, Apple and X; what a browser is known by when it navigates. */
export const up = runStatements([
  // Known by a navigation, where no bearer can be sent; good for nothing else.
  'alter table sessions add column navigation_hash bytea unique',
  `create table identities (
    provider text not null check (provider in ('google', 'apple')),
    subject text not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject)
  )`,
  'create index identities_by_user on identities (user_id)',
  // What a provider is asked with; its answer is believed once, in the browser that asked.
  `create table social_attempts (
    state_hash bytea primary key,
    provider text not null check (provider in ('google', 'apple', 'twitter')),
    purpose text not null check (purpose in ('login', 'bind')),
    user_id uuid references users on delete cascade,
    browser_hash bytea not null,
    nonce text not null,
    verifier text not null,
    expires_at timestamptz not null
  )`,
  'create index social_attempts_by_age on social_attempts (expires_at)',
  'create index social_attempts_by_user on social_attempts (user_id)',
  `create table short_tokens (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index short_tokens_by_age on short_tokens (expires_at)',
  'create index short_tokens_by_user on short_tokens (user_id)',
  `create table twitter_proofs (
    user_id uuid primary key references users on delete cascade,
    twitter_id text not null,
    screen_name text not null,
    picture_id uuid,
    proved_at timestamptz not null
  )`,
  // Outlives accounts: one X account is rewarded once.
  'create table rewarded_twitter_accounts (twitter_id text primary key)',
])
