import type { MigrationProvider } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as hotTopics from './0002-hot-topics.ts'
import * as signIn from './0003-sign-in.ts'
import * as pictures from './0004-pictures.ts'
import * as search from './0005-search.ts'
import * as sharing from './0006-sharing.ts'
import * as orders from './0007-orders.ts'
import * as rates from './0008-rates.ts'
import * as favorites from './0009-favorites.ts'
import * as searchRemarks from './0010-search-remarks.ts'
import * as renamedTopics from './0011-renamed-topics.ts'
import * as renewals from './0012-renewals.ts'
import * as thinkingAndReasons from './0013-thinking-and-reasons.ts'
import * as searchFormulas from './0014-search-formulas.ts'
import * as serverSecret from './0015-server-secret.ts'
import * as dayCounts from './0016-day-counts.ts'
import * as signInTries from './0017-sign-in-tries.ts'
import * as shortTokens from './0018-short-tokens.ts'
import * as provedAddresses from './0019-proved-addresses.ts'
import * as tokens from './0020-tokens.ts'
import * as sessionList from './0021-session-list.ts'
import * as moderation from './0025-moderation.ts'
import * as reports from './0026-reports.ts'
import * as figures from './0027-figures.ts'
import * as recognize from './0028-recognize.ts'
import * as followups from './0029-followups.ts'
import * as mailboxes from './0030-mailboxes.ts'
import * as refunds from './0031-refunds.ts'
import * as mailboxColumn from './0032-mailbox-column.ts'

/** Listed by hand, so that what is applied never depends on the files found on a disk. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first-tables': firstTables,
    '0002-hot-topics': hotTopics,
    '0003-sign-in': signIn,
    '0004-pictures': pictures,
    '0005-search': search,
    '0006-sharing': sharing,
    '0007-orders': orders,
    '0008-rates': rates,
    '0009-favorites': favorites,
    '0010-search-remarks': searchRemarks,
    '0011-renamed-topics': renamedTopics,
    '0012-renewals': renewals,
    '0013-thinking-and-reasons': thinkingAndReasons,
    '0014-search-formulas': searchFormulas,
    '0015-server-secret': serverSecret,
    '0016-day-counts': dayCounts,
    '0017-sign-in-tries': signInTries,
    '0018-short-tokens': shortTokens,
    '0019-proved-addresses': provedAddresses,
    '0020-tokens': tokens,
    '0021-session-list': sessionList,
    '0025-moderation': moderation,
    '0026-reports': reports,
    '0027-figures': figures,
    '0028-recognize': recognize,
    '0029-followups': followups,
    '0030-mailboxes': mailboxes,
    '0031-refunds': refunds,
    '0032-mailbox-column': mailboxColumn,
  }),
}
