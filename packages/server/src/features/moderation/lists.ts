import type { Database } from '../../adapters/database/database.ts'
import { asOneLine } from '../../domain/one-line.ts'
import { type LogEntry, type OpenReport, openReports, readLog } from './store.ts'

/** The open reports as text, one part for each topic. */
export async function listReports({ db }: Database, publicUrl: string): Promise<string> {
  const reports = await openReports(db)
  if (reports.length === 0) return 'No report is open.'
  const topics = Map.groupBy(reports, ({ topicId }) => topicId)
  return [...topics.values()].map((of) => topicText(of, publicUrl)).join('\n\n')
}

function topicText(reports: readonly OpenReport[], publicUrl: string): string {
  const [first] = reports
  if (!first) return ''
  const { topicId, shareToken, title, userId, email } = first
  const link = shareToken === null ? topicId : `${publicUrl}/share/${shareToken}`
  return [
    link,
    `  topic ${topicId}: ${asOneLine(title ?? '')}`,
    `  user ${userId}${email ? ` (${email})` : ''}`,
    ...reports.map(({ reportedAt, reason, note }) =>
      `  ${momentOf(reportedAt)}  ${reason}  ${note}`.trimEnd(),
    ),
  ].join('\n')
}

/** Every act of the operator's as text, a line for each, the first one first. */
export async function listLog({ db }: Database): Promise<string> {
  const entries = await readLog(db)
  return entries.length === 0 ? 'Nothing was done yet.' : entries.map(entryText).join('\n')
}

function entryText({ act, doneAt, doneBy, topicId, userId, why }: LogEntry): string {
  const what = topicId === null ? `user ${userId}` : `topic ${topicId} of user ${userId}`
  return `${momentOf(doneAt)}  ${asOneLine(doneBy)}  ${act}  ${what}  ${asOneLine(why)}`
}

/** To the minute, in UTC. */
const momentOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
