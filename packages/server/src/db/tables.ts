// Written from a migrated database by `vitest --project server tables.test -u`: do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as JSON text: the two drivers disagree about arrays. */
export type Json = ColumnType<unknown, string, string>

export interface CodeTries {
  mailbox: string
  network: string
  browser_hash: Uint8Array | null
  tried_at: Date
}

export interface DayCounts {
  name: string
  day: string
  part: Generated<number>
  amount: number
}

export interface Frames {
  request_id: string
  first_seq: number
  chunk: string
}

export interface Generations {
  request_id: string
  topic_id: string
  user_id: string
  question_message_id: string
  answer_message_id: string
  node_id: string
  status: 'running' | 'done' | 'stopped' | 'interrupted' | 'failed'
  question_type: 0 | 1 | 2
  detached: boolean
  stop_requested: Generated<boolean>
  deepthink: boolean
  internet_search: boolean
  idempotency_key: string | null
  body_hash: Uint8Array | null
  error_key: string | null
  created_at: Generated<Date>
  settled_at: Date | null
  input_tokens: number | null
  output_tokens: number | null
  tokens_estimated: boolean | null
}

export interface HotTopics {
  id: Generated<string>
  language: 'zh' | 'en'
  title: string
  position: number
}

export interface Identities {
  provider: 'google' | 'apple'
  subject: string
  user_id: string
  created_at: Generated<Date>
}

export interface KnownBrowsers {
  user_id: string
  browser_hash: Uint8Array
  used_at: Date
}

export interface LoginCodes {
  id: Generated<string>
  email: string
  code_hash: Uint8Array
  expires_at: Date
  used_at: Date | null
  tries: Generated<number>
  ip: string
  created_at: Date
  browser_hash: Uint8Array | null
  is_known: Generated<boolean>
}

export interface Messages {
  id: Generated<string>
  topic_id: string
  parent_id: string | null
  role: 'user' | 'assistant'
  content: Generated<string>
  think_content: Generated<string>
  request_id: string | null
  status: 'running' | 'done' | 'stopped' | 'interrupted' | 'failed' | null
  is_like: Generated<0 | 1 | 2>
  sources: Json | null
  selected_child_id: string | null
  ordinal: GeneratedAlways<number>
  created_at: Generated<Date>
  think_ms: number | null
  dislike_reason: Json | null
  figures: Json | null
  followups: Json | null
}

export interface ModerationLog {
  id: Generated<string>
  ordinal: GeneratedAlways<number>
  done_at: Date
  done_by: string
  act: 'take-down' | 'restore' | 'dismiss' | 'block' | 'unblock'
  topic_id: string | null
  user_id: string | null
  why: string
}

export interface Nodes {
  id: string
  seen_at: Generated<Date>
}

export interface Orders {
  id: Generated<string>
  user_id: string
  plan: 'yearly' | 'monthly'
  provider: 'stripe' | 'test'
  language: 'zh' | 'en'
  status: 'open' | 'paid' | 'expired'
  session_id: string | null
  page_url: string | null
  created_at: Date
}

export interface PaymentEvents {
  id: string
  received_at: Date
}

export interface PendingLinks {
  browser_hash: Uint8Array
  provider: 'google' | 'apple'
  subject: string
  email: string
  expires_at: Date
}

export interface Pictures {
  id: Generated<string>
  user_id: string
  content: Uint8Array
  created_at: Generated<Date>
}

export interface Points {
  id: Generated<string>
  user_id: string
  task_key: 'user_register' | 'bind_twitter' | 'bind_discord' | 'subscribe' | 'daily_ask' | 'daily_share'
  points: number
  reference: string
  created_at: Generated<Date>
}

export interface RateUses {
  bucket: string
  cost: number
  used_at: Date
}

export interface Reports {
  id: Generated<string>
  topic_id: string
  reporter_hash: Uint8Array
  reason: 'fraud' | 'illegal' | 'personal_data' | 'hateful' | 'other'
  note: string
  created_at: Date
  closed_at: Date | null
}

export interface RewardedTwitterAccounts {
  twitter_id: string | null
  account_hash: Uint8Array | null
}

export interface SearchDocuments {
  topic_id: string
  ordinal: number
  message_id: string | null
  terms: string
}

export interface ServerSecret {
  secret: Uint8Array
}

export interface Sessions {
  token_hash: Uint8Array
  user_id: string
  expires_at: Date
  created_at: Generated<Date>
  navigation_hash: Uint8Array | null
  id: Generated<string>
  used_at: Generated<Date>
  browser: Generated<string>
  system: Generated<string>
}

export interface ShortTokens {
  token_hash: Uint8Array
  user_id: string
  expires_at: Date
  browser_hash: Uint8Array | null
}

export interface SocialAttempts {
  state_hash: Uint8Array
  provider: 'google' | 'apple' | 'twitter'
  purpose: 'login' | 'bind'
  user_id: string | null
  browser_hash: Uint8Array
  nonce: string
  verifier: string
  expires_at: Date
}

export interface Spends {
  id: Generated<string>
  user_id: string
  topic_id: string
  request_id: string
  kind: 'topic' | 'message' | 'member'
  day: string
  state: 'held' | 'charged' | 'refunded'
  created_at: Generated<Date>
}

export interface Subscriptions {
  id: string
  order_id: string
  customer_id: string
  status: 'pending' | 'active' | 'late' | 'suspended' | 'ended'
  paid_until: Date
  changed_at: Date
  renews: Generated<boolean>
  plan: 'yearly' | 'monthly' | null
  refunded_amount: number | null
  refunded_currency: string | null
  refunded_at: Date | null
}

export interface Topics {
  id: string
  user_id: string
  title: string | null
  share_token: string | null
  public_permission: Generated<0 | 1>
  is_favorite: Generated<0 | 1>
  source_public_id: string | null
  selected_message_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  public_id: Generated<string>
  public_owner_id: Generated<string>
  is_renamed: Generated<0 | 1>
  taken_down_at: Date | null
}

export interface TwitterProofs {
  user_id: string
  twitter_id: string
  screen_name: string
  picture_id: string | null
  proved_at: Date
}

export interface Users {
  id: Generated<string>
  email: string | null
  user_name: string
  twitter_id: string | null
  twitter_account: string | null
  is_copyright_protection: Generated<0 | 1>
  allow_data_manage: Generated<0 | 1>
  member_until: Date | null
  created_at: Generated<Date>
  avatar_id: string | null
  twitter_picture_id: string | null
  is_email_proved: Generated<boolean>
  blocked_at: Date | null
  mailbox: GeneratedAlways<string>
}

export interface Tables {
  code_tries: CodeTries
  day_counts: DayCounts
  frames: Frames
  generations: Generations
  hot_topics: HotTopics
  identities: Identities
  known_browsers: KnownBrowsers
  login_codes: LoginCodes
  messages: Messages
  moderation_log: ModerationLog
  nodes: Nodes
  orders: Orders
  payment_events: PaymentEvents
  pending_links: PendingLinks
  pictures: Pictures
  points: Points
  rate_uses: RateUses
  reports: Reports
  rewarded_twitter_accounts: RewardedTwitterAccounts
  search_documents: SearchDocuments
  server_secret: ServerSecret
  sessions: Sessions
  short_tokens: ShortTokens
  social_attempts: SocialAttempts
  spends: Spends
  subscriptions: Subscriptions
  topics: Topics
  twitter_proofs: TwitterProofs
  users: Users
}
