import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createLog } from '../../log.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { askWorld } from '../../testing/ask-world.ts'
import { testDatabase } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { addPerson, signIn } from '../../testing/people.ts'

const open = testDatabase('postgresql')

/** Somebody who calls the server. */
async function signedIn(app: Awaited<ReturnType<typeof createApp>>) {
  const { userId } = await addPerson(open())
  const token = await signIn(open(), userId, new Date('2026-03-01T12:00:00Z'))
  const headers = { authorization: `Bearer ${token}` }
  const call = async (method: 'GET' | 'POST', path: string) =>
    app.inject({ method, url: `/api/v1${path}`, headers })
  return { userId, call }
}

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(open().db)
  return rows[0]?.count ?? 0
}

/** Locks a user until the end of the test, or sooner. */
async function holdLock(userId: string): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = open().write(async (tx) => {
    await lockUser(tx, userId)
    locked.resolve()
    await released.promise
  })
  const release = async () => {
    released.resolve()
    await held
  }
  onTestFinished(release)
  await locked.promise
  return release
}

test('a user whose calls wait for one another keeps no connection from the others', async () => {
  const world = askWorld(open())
  onTestFinished(() => world.close())
  const context = handlerContext(open(), { generations: await world.node() })
  const app = await createApp({ context, log: createLog('silent'), web: null, checkReplies: true })
  const [mei, bob] = [await signedIn(app), await signedIn(app)]
  const release = await holdLock(mei.userId)
  const calls = Array.from({ length: 40 }, () => mei.call('POST', '/topics/delete_all_topic'))
  await eventually(waiting).toBeGreaterThan(2)
  expect((await bob.call('GET', '/auth/user')).statusCode).toBe(200)
  expect(await waiting()).toBe(3)
  await release()
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(
    calls.map(() => 200),
  )
  await app.close()
})
