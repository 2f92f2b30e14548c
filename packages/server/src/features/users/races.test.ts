import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client } from '../../testing/ask-world.ts'
import { collect } from '../../testing/collect.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { message } from '../../testing/scripted-engine.ts'
import { authHandlers } from '../auth/handlers.ts'
import { codeHash } from '../auth/secrets.ts'
import { accountHandlers } from './account-handlers.ts'

const TRIALS = Number(process.env.RACE_TRIALS ?? 20)
const AT_ONCE = 50
const memberUntil = new Date('2026-04-01T12:00:00Z')

describeDatabases('an account that is deleted', (open) => {
  let world: AskWorld
  let mei: Client
  beforeEach(async () => {
    world = askWorld(open())
  })
  afterEach(() => world.close())

  async function signIn() {
    mei = world.client(await world.addUser(memberUntil), await world.node())
  }

  const remaining = async () => {
    const { db } = open()
    const counts = []
    for (const table of ['users', 'topics', 'messages', 'generations', 'spends'] as const) {
      counts.push((await db.selectFrom(table).selectAll().execute()).length)
    }
    return counts
  }

  test(
    'while it is renamed is gone',
    async () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        await signIn()
        const renamings = Array.from({ length: AT_ONCE }, (_, n) =>
          accountHandlers.updateUserName(mei.ctx(), bodyOnly({ user_name: `Mei ${n}` })),
        )
        const [deleted, ...renamed] = await Promise.allSettled([
          accountHandlers.deleteUser(mei.ctx()),
          ...renamings,
        ])
        expect(deleted).toMatchObject({ status: 'fulfilled' })
        for (const one of renamed) {
          if (one.status === 'rejected')
            expect(one.reason).toMatchObject({ key: 'error.unauthorized' })
        }
        expect(await personById(open(), mei.user)).toBeUndefined()
      }
    },
    TRIALS * 12_000,
  )

  test(
    'while it is signed in to never waits for itself',
    async () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        const email = `mei${trial}@example.org`
        const mailed = handlerContext(open(), { ip: `ip ${trial}` })
        const email_code = 'K7M2QX'
        // The older ones later, so that who takes them as they lie meets who takes them in order.
        const sent = Array.from({ length: 20 }, (_, minutes) => ({
          email,
          code_hash: codeHash(email, email_code),
          ip: mailed.ip,
          created_at: new Date(mailed.now.getTime() - minutes * 60_000),
          expires_at: new Date(mailed.now.getTime() + 60_000),
        }))
        await open().db.insertInto('login_codes').values(sent).execute()
        const viewer = await addPerson(open(), { email })
        const login = () => authHandlers.loginByEmail(mailed, bodyOnly({ email, email_code }))
        const [deleted, ...logins] = await Promise.allSettled([
          accountHandlers.deleteUser(handlerContext(open(), { viewer })),
          ...Array.from({ length: 10 }, login),
        ])
        expect(deleted).toMatchObject({ status: 'fulfilled' })
        for (const one of logins) {
          if (one.status === 'rejected')
            expect(one.reason).toMatchObject({ key: 'error.wrongCode' })
        }
        expect(await personById(open(), viewer)).toBeUndefined()
      }
    },
    TRIALS * 12_000,
  )

  test(
    'by many at once is gone',
    async () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        await signIn()
        const deletions = Array.from({ length: AT_ONCE }, () =>
          accountHandlers.deleteUser(mei.ctx()),
        )
        await Promise.all(deletions)
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      }
    },
    TRIALS * 12_000,
  )

  test(
    'while twenty answers are written ends them all',
    async () => {
      world.engine.onQuestion = (answer) => answer.say(message('A f'))
      for (let trial = 0; trial < TRIALS; trial++) {
        await signIn()
        const asked = await Promise.all(Array.from({ length: 20 }, () => mei.ask({})))
        const streams = asked.map((events) => collect(events))
        await accountHandlers.deleteUser(mei.ctx())
        for (const events of await Promise.all(streams)) {
          expect(events.at(-1)).toMatchObject({ event: 'error', error_key: 'error.topicDeleted' })
        }
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      }
      expect(world.engine.answers.every(({ signal }) => signal.aborted)).toBe(true)
      expect(world.reports).toEqual([])
    },
    TRIALS * 12_000,
  )

  test(
    'while twenty questions are asked answers none of them for long',
    async () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        await signIn()
        const asks = Array.from({ length: 20 }, () => mei.ask({ topics_id: randomUUID() }))
        const [deleted, ...asked] = await Promise.allSettled([
          accountHandlers.deleteUser(mei.ctx()),
          ...asks,
        ])
        expect(deleted).toMatchObject({ status: 'fulfilled' })
        for (const one of asked) {
          if (one.status === 'rejected') {
            expect(one.reason).toMatchObject({ key: 'error.unauthorized' })
            continue
          }
          const events = await collect(one.value)
          expect(events.at(-1)).toMatchObject({ error_key: 'error.topicDeleted' })
        }
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      }
    },
    TRIALS * 12_000,
  )
})
