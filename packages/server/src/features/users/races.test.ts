import { RUNNING_ANSWERS } from '@coinquiry/api-client/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { RACE_TIMEOUT_MS, race, trials, trialsOfFew } from '../../testing/race.ts'
import { message } from '../../testing/scripted-engine.ts'
import { authHandlers } from '../auth/handlers.ts'
import { codeHash } from '../auth/secrets.ts'
import { userHandlers } from './handlers.ts'

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
      await trials(open(), async () => {
        await signIn()
        const { done, refused } = await race<unknown>((n) =>
          n === 0
            ? userHandlers.deleteUser(mei.ctx())
            : userHandlers.updateUserName(mei.ctx(), bodyOnly({ user_name: `Mei ${n}` })),
        )
        expect(done.length + (refused['error.unauthorized'] ?? 0)).toBe(50)
        expect(await personById(open(), mei.user)).toBeUndefined()
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'while it is signed in to never waits for itself',
    async () => {
      await trialsOfFew(open(), async (trial) => {
        const email = `mei${trial}@example.org`
        const mailed = handlerContext(open(), { ip: `ip ${trial}` })
        const email_code = 'K7M2QX'
        // The older ones are stored later, so that locking in the order of storage and locking in the order of ids would deadlock.
        const sent = Array.from({ length: 20 }, (_, minutes) => ({
          email,
          code_hash: codeHash(mailed.secret, email, email_code),
          ip: mailed.ip,
          created_at: new Date(mailed.now.getTime() - minutes * 60_000),
          expires_at: new Date(mailed.now.getTime() + 60_000),
        }))
        await open().db.insertInto('login_codes').values(sent).execute()
        const viewer = await addPerson(open(), { email })
        const { done, refused } = await race<unknown>(
          (n) =>
            n === 0
              ? userHandlers.deleteUser(handlerContext(open(), { viewer }))
              : authHandlers.loginByEmail(mailed, bodyOnly({ email, email_code })),
          11,
        )
        expect(done.length + (refused['error.wrongCode'] ?? 0)).toBe(11)
        expect(await personById(open(), viewer)).toBeUndefined()
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'by many at once is gone',
    async () => {
      await trials(open(), async () => {
        await signIn()
        const { done } = await race(() => userHandlers.deleteUser(mei.ctx()))
        expect(done).toHaveLength(50)
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'while answers are written ends them all',
    async () => {
      world.engine.onQuestion = (answer) => answer.say(message('A f'))
      await trials(open(), async () => {
        await signIn()
        const asked = await Promise.all(Array.from({ length: RUNNING_ANSWERS }, () => mei.ask({})))
        const streams = asked.map((events) => Array.fromAsync(events))
        await userHandlers.deleteUser(mei.ctx())
        for (const events of await Promise.all(streams)) {
          expect(events.at(-1)).toMatchObject({ event: 'error', error_key: 'error.topicDeleted' })
        }
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      })
      expect(world.engine.answers.every(({ signal }) => signal.aborted)).toBe(true)
      expect(world.reports).toEqual([])
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'while twenty questions are asked answers none of them for long',
    async () => {
      await trials(open(), async () => {
        await signIn()
        const { done, refused } = await race(async (n) => {
          if (n > 0) return mei.ask({})
          await userHandlers.deleteUser(mei.ctx())
          return null
        }, 21)
        const { 'error.unauthorized': late = 0, 'error.tooManyAnswers': many = 0 } = refused
        expect(done.length + late + many).toBe(21)
        for (const stream of done) {
          if (stream === null) continue
          const events = await Array.fromAsync(stream)
          expect(events.at(-1)).toMatchObject({ error_key: 'error.topicDeleted' })
        }
        expect(await remaining()).toEqual([0, 0, 0, 0, 0])
      })
    },
    RACE_TIMEOUT_MS,
  )
})
