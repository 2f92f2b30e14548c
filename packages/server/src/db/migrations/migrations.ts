import type { Migration, MigrationProvider } from 'kysely/migration'

/** Loaded when it is taken: a database that is up to date needs no more than its name. */
const step = (load: () => Promise<Pick<Migration, 'up'>>): Migration => ({
  up: async (db) => (await load()).up(db),
})

/** Listed by hand, so that what is applied never depends on the files found on a disk. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first-tables': step(() => import('./0001-first-tables.ts')),
    '0002-hot-topics': step(() => import('./0002-hot-topics.ts')),
    '0003-sign-in': step(() => import('./0003-sign-in.ts')),
    '0004-pictures': step(() => import('./0004-pictures.ts')),
    '0005-search': step(() => import('./0005-search.ts')),
    '0006-sharing': step(() => import('./0006-sharing.ts')),
    '0007-orders': step(() => import('./0007-orders.ts')),
    '0008-rates': step(() => import('./0008-rates.ts')),
    '0009-favorites': step(() => import('./0009-favorites.ts')),
    '0010-search-remarks': step(() => import('./0010-search-remarks.ts')),
    '0011-renamed-topics': step(() => import('./0011-renamed-topics.ts')),
    '0012-renewals': step(() => import('./0012-renewals.ts')),
    '0013-thinking-and-reasons': step(() => import('./0013-thinking-and-reasons.ts')),
    '0014-search-formulas': step(() => import('./0014-search-formulas.ts')),
    '0015-server-secret': step(() => import('./0015-server-secret.ts')),
    '0016-day-counts': step(() => import('./0016-day-counts.ts')),
    '0017-sign-in-tries': step(() => import('./0017-sign-in-tries.ts')),
    '0018-short-tokens': step(() => import('./0018-short-tokens.ts')),
    '0019-proved-addresses': step(() => import('./0019-proved-addresses.ts')),
    '0020-tokens': step(() => import('./0020-tokens.ts')),
    '0021-session-list': step(() => import('./0021-session-list.ts')),
    '0025-moderation': step(() => import('./0025-moderation.ts')),
    '0026-reports': step(() => import('./0026-reports.ts')),
    '0027-figures': step(() => import('./0027-figures.ts')),
    '0028-recognize': step(() => import('./0028-recognize.ts')),
    '0029-followups': step(() => import('./0029-followups.ts')),
    '0030-mailboxes': step(() => import('./0030-mailboxes.ts')),
    '0031-refunds': step(() => import('./0031-refunds.ts')),
    '0032-mailbox-column': step(() => import('./0032-mailbox-column.ts')),
  }),
}
