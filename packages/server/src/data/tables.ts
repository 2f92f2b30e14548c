import type { Tables } from '../db/tables.ts'

export type TableName = keyof Tables

/**
 * What an export does with each table: `data` is moved, `seeded` is moved over what a migration
 * filled in, `passing` means something to running processes alone.
 */
const kinds: Readonly<Record<TableName, 'data' | 'seeded' | 'passing'>> = {
  code_tries: 'data',
  day_counts: 'data',
  frames: 'data',
  generations: 'data',
  hot_topics: 'seeded',
  identities: 'data',
  known_browsers: 'data',
  login_codes: 'data',
  messages: 'data',
  moderation_log: 'data',
  nodes: 'passing',
  orders: 'data',
  payment_events: 'data',
  pending_links: 'data',
  pictures: 'data',
  points: 'data',
  rate_uses: 'data',
  reports: 'data',
  rewarded_twitter_accounts: 'data',
  search_documents: 'data',
  server_secret: 'seeded',
  sessions: 'data',
  short_tokens: 'data',
  social_attempts: 'data',
  spends: 'data',
  subscriptions: 'data',
  topics: 'data',
  twitter_proofs: 'data',
  users: 'data',
}

function named(wanted: (name: TableName) => boolean): TableName[] {
  return (Object.keys(kinds) as TableName[]).filter(wanted)
}

export const allTables: readonly TableName[] = named(() => true)
export const seededTables: readonly TableName[] = named((name) => kinds[name] === 'seeded')
export const movedTables: readonly TableName[] = named((name) => kinds[name] !== 'passing')
/** Of these an import's target may hold no row. */
export const dataTables: readonly TableName[] = named((name) => kinds[name] === 'data')
