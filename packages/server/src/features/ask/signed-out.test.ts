import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { signIn } from '../../testing/people.ts'
import { message } from '../../testing/scripted-engine.ts'
import { tokenHash } from '../auth/secrets.ts'
import { endSession } from '../auth/store.ts'
import { askHandlers } from './handlers.ts'

describeDatabases('who is signed out while an answer is written', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
  })
  afterEach(() => world.close())

  /** The same user in a session of its own, and how it is ended. */
  async function inSession(options: Parameters<Client['ctx']>[0] = {}) {
    const ctx = mei.ctx(options)
    const token = await signIn(open(), mei.user.userId, ctx.now)
    const viewer = { ...mei.user, tokenHash: tokenHash(token) }
    return {
      ask: (body: object, key: string) =>
        askHandlers.ask(
          { ...ctx, viewer },
          {
            ...bodyOnly({ question: 'What is gas?', topics_id: randomUUID(), ...body }),
            header: { 'Idempotency-Key': key },
          },
        ),
      async signOut() {
        await endSession(open().db, viewer.tokenHash)
        await ctx.readers.check()
      },
    }
  }
  const statuses = async () => {
    const rows = await open().db.selectFrom('generations').select('status').execute()
    return rows.map(({ status }) => status)
  }

  it.each([
    [false, 'stopped'],
    [true, 'running'],
  ] as const)('gets no whole answer; detached %s, it is %s', async (detached, status) => {
    const session = await inSession({ accept: 'json' })
    world.engine.onQuestion = (answer) => answer.say(message('A fee'))
    const asking = session.ask({ detached }, 'one')
    const refused = expect(asking).rejects.toMatchObject({ key: 'error.unauthorized' })
    await eventually(() => world.engine.answers.length).toBe(1)
    await session.signOut()
    world.engine.answers[0]?.say(message(' in ether.'))
    await eventually(statuses).toEqual([status])
    world.engine.answers[0]?.finish()
    await refused
  })

  it('stops nothing by a request that only repeated another', async () => {
    const body = { topics_id: randomUUID(), detached: false }
    const key = randomUUID()
    world.engine.onQuestion = (answer) => answer.say(message('A fee'))
    const first = await mei.ask({ ...body, question: 'What is gas?' }, { key })
    await until(first, 'message')
    const session = await inSession()
    const reply = await session.ask(body, key)
    if (reply.kind !== 'stream') throw new Error('A stream was expected')
    const frames = reply.frames[Symbol.asyncIterator]()
    await frames.next()
    await session.signOut()
    for (let next = await frames.next(); !next.done; ) next = await frames.next()
    world.engine.answers[0]?.say(message(' in ether.'))
    world.engine.answers[0]?.finish()
    expect((await Array.fromAsync(first)).at(-1)).toMatchObject({ event: 'close' })
    expect(await statuses()).toEqual(['done'])
  })
})
