import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../adapters/database/database.ts'
import { askHandlers } from '../features/ask/handlers.ts'
import { type AskWorld, askWorld, until } from '../testing/ask-world.ts'
import { describeDatabases } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { bodyOnly } from '../testing/handler-context.ts'
import { message } from '../testing/scripted-engine.ts'

describeDatabases('what cannot be stored', (open) => {
  let world: AskWorld
  const topics_id = randomUUID()

  beforeEach(() => {
    world = askWorld(open())
  })
  afterEach(() => world.close())

  const broken = () => Promise.reject(new Error('It will never work'))
  const states = () => open().db.selectFrom('spends').select('state').execute()

  test('is given up after a while: the stream ends, and others can end the answer', async () => {
    let works = false
    const write: Database['write'] = (work) => (works ? open().write(work) : broken())
    const node = await world.node({ settleMs: 50, renewLeaseMs: 10 }, { ...open(), write })
    const mei = world.client(await world.addUser(), node)
    const events = await mei.ask({ topics_id })
    await until(events, 'start')
    world.engine.answers[0]?.say(message('A fee'))
    await until(events, 'message')
    await eventually(() => open().db.selectFrom('frames').select('chunk').execute()).not.toEqual([])
    world.engine.answers[0]?.finish()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ error_key: 'error.interrupted' })

    works = true
    await eventually(states).toEqual([{ state: 'charged' }])
    const { cur_message } = await mei.fetchTopic(topics_id)
    expect(cur_message[1]?.content_list).toMatchObject([
      { status: 'interrupted', content: 'A fee' },
    ])
  })

  test('does not keep other answers from being ended', async () => {
    const [stuck, other] = [randomUUID(), randomUUID()]
    const lost = { ...(await world.node()), begin: () => undefined }
    const mei = world.client(await world.addUser(), lost)
    await mei.ask({ topics_id: stuck })
    await mei.ask({ topics_id: other })
    let attempts = 0
    const write: Database['write'] = (work) => {
      attempts += 1
      return attempts % 2 === 1 ? broken() : open().write(work)
    }
    await open()
      .db.updateTable('nodes')
      .set({ seen_at: new Date(0) })
      .execute()
    await world.node({}, { ...open(), write })
    expect(new Set(await states())).toEqual(new Set([{ state: 'held' }, { state: 'refunded' }]))
  })

  test('costs nothing when the engine could not be told', async () => {
    const mei = world.client(await world.addUser(), await world.node())
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
    await Array.fromAsync(await mei.ask({ topics_id }))
    const db = open().db.withPlugin({
      transformQuery() {
        throw new Error('It will never work')
      },
      transformResult: async ({ result }) => result,
    })
    const ctx = { ...mei.ctx({ accept: 'json' }), database: { ...open(), db } }
    // What was said in the topic that it goes on from is read once the ask is stored.
    const onward = { topics_id: randomUUID(), share_topics_id: topics_id, question: 'And why?' }
    await expect(askHandlers.ask(ctx, bodyOnly(onward))).rejects.toMatchObject({
      key: 'error.internal',
    })
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['charged', 'refunded'])
    expect(world.reports).toHaveLength(1)
    expect((await Array.fromAsync(await mei.ask(onward))).at(-1)).toMatchObject({ event: 'close' })
  })
})
