import { runStatements } from './run-statements.ts'

/** Avatars; a picture never changes under its id. */
export const up = runStatements([
  `create table pictures (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    content bytea not null,
    created_at timestamptz not null default now()
  )`,
  'create index pictures_by_user on pictures (user_id)',
  'alter table users add column avatar_id uuid references pictures on delete set null',
  'alter table users add column twitter_picture_id uuid references pictures on delete set null',
  // Deleting a picture looks for those who show it.
  'create index users_by_avatar on users (avatar_id)',
  'create index users_by_twitter_picture on users (twitter_picture_id)',
])
