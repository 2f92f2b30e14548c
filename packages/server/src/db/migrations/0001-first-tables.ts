import { runStatements } from './run-statements.ts'

/**
 * Ids without a foreign key are deliberate: `spends` outlives its topic, and a selected child, a
 * selected question or a source topic is a pointer that is checked when it is read, so that
 * deleting a topic never has to look for rows that point into it.
 */
export const up = runStatements([
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text unique check (email = lower(email)),
    user_name text not null,
    twitter_id text unique,
    twitter_account text,
    is_copyright_protection int not null default 0 check (is_copyright_protection in (0, 1)),
    allow_data_manage int not null default 0 check (allow_data_manage in (0, 1)),
    member_until timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create table login_codes (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    code_hash bytea not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    tries int not null default 0,
    ip text not null,
    created_at timestamptz not null
  )`,
  'create index login_codes_by_email on login_codes (email, created_at)',
  'create index login_codes_by_ip on login_codes (ip, created_at)',
  'create index login_codes_by_age on login_codes (created_at)',
  `create table sessions (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  'create index sessions_by_user on sessions (user_id)',
  `create table topics (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    title text,
    share_token text unique,
    public_permission int not null default 0 check (public_permission in (0, 1)),
    is_collected int not null default 0 check (is_collected in (0, 1)),
    source_topic_id uuid,
    selected_message_id uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index topics_by_user on topics (user_id, updated_at desc)',
  `create table messages (
    id uuid primary key default gen_random_uuid(),
    topic_id uuid not null references topics on delete cascade,
    parent_id uuid references messages on delete cascade,
    role text not null check (role in ('user', 'assistant')),
    content text not null default '',
    think_content text not null default '',
    request_id uuid,
    status text check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
    is_like int not null default 0 check (is_like in (0, 1, 2)),
    sources jsonb,
    selected_child_id uuid,
    ordinal bigint not null generated always as identity,
    created_at timestamptz not null default now()
  )`,
  'create index messages_by_topic on messages (topic_id, ordinal)',
  'create index messages_by_parent on messages (parent_id)',
  `create table nodes (
    id uuid primary key,
    seen_at timestamptz not null default now()
  )`,
  `create table generations (
    request_id uuid primary key,
    topic_id uuid not null references topics on delete cascade,
    user_id uuid not null references users on delete cascade,
    question_message_id uuid not null,
    answer_message_id uuid not null,
    node_id uuid not null,
    status text not null
      check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
    question_type int not null check (question_type in (0, 1, 2)),
    detached boolean not null,
    stop_requested boolean not null default false,
    deepthink boolean not null,
    internet_search boolean not null,
    idempotency_key text,
    body_hash bytea,
    error_key text,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    unique (user_id, idempotency_key)
  )`,
  `create unique index generations_one_running on generations (topic_id)
    where status = 'running'`,
  'create index generations_by_topic on generations (topic_id)',
  `create index generations_running_by_node on generations (node_id) where status = 'running'`,
  // One row holds all frames of one checkpoint, so that a busy node writes few rows.
  `create table frames (
    request_id uuid not null references generations on delete cascade,
    first_seq int not null,
    chunk text not null,
    primary key (request_id, first_seq)
  )`,
  `create table spends (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    topic_id uuid not null,
    request_id uuid not null unique,
    kind text not null check (kind in ('topic', 'message', 'member')),
    day date not null,
    state text not null check (state in ('held', 'charged', 'refunded')),
    created_at timestamptz not null default now()
  )`,
  'create index spends_by_user_and_day on spends (user_id, day)',
  `create table points (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    task_key text not null,
    points int not null,
    reference text not null,
    created_at timestamptz not null default now(),
    unique (user_id, reference)
  )`,
  `create table hot_topics (
    id uuid primary key default gen_random_uuid(),
    language text not null check (language in ('zh', 'en')),
    title text not null,
    position int not null,
    unique (language, position)
  )`,
])
