import type { ServerHandlers, UserRequestContext } from '../../app-context.ts'
import { file } from '../../contract/replies.ts'
import { utcDay } from '../../domain/calendar.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { README } from './readme.ts'
import { type ListName, loadPictures, loadProfile, rowsOf } from './store.ts'
import { topicFiles } from './topic-files.ts'
import { type ZipFile, zipOf } from './zip.ts'

const LISTS: readonly ListName[] = ['points', 'orders', 'subscriptions', 'usage', 'sessions']

export const userDataHandlers = {
  downloadUserData: async (ctx, { query }) => {
    const { viewer, now } = ctx
    await takeRate(ctx, 'data', viewer.userId)
    return file({
      mediaType: 'application/zip',
      name: `coinquiry-${utcDay(now)}.zip`,
      content: zipOf(userFiles(ctx, query.time_zone ?? 'UTC'), now),
    })
  },
} satisfies Partial<ServerHandlers>

/** Everything that is kept of the user, but for what opens the account or proves something. */
async function* userFiles(
  ctx: UserRequestContext,
  timeZone: string,
): AsyncGenerator<ZipFile, void> {
  const { userId } = ctx.viewer
  const { db } = ctx.database
  yield { name: 'README.md', parts: [README] }
  const profile = await loadProfile(db, userId)
  yield { name: 'profile.json', parts: [`${JSON.stringify(profile ?? null, null, 2)}\n`] }
  for (const { name, content } of await loadPictures(db, userId)) yield { name, parts: [content] }
  for (const list of LISTS)
    yield { name: `${list}.json`, parts: jsonArray(rowsOf(db, list, userId)) }
  yield* topicFiles(ctx, timeZone)
}

/** An array with a row in each line. */
async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
