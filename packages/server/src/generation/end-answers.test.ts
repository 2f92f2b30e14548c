import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../testing/ask-world.ts'
import { collect } from '../testing/collect.ts'
import { describeDatabases } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { message, think } from '../testing/scripted-engine.ts'
import { endAnswers } from './end-answers.ts'
import { lockUser } from './user-lock.ts'

describeDatabases('an answer that is ended by a deletion', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(new Date('2027-01-01')), await world.node())
  })
  afterEach(() => world.close())

  const running = (count: number) =>
    Promise.all(Array.from({ length: count }, () => mei.ask({ topics_id: randomUUID() })))
  const deleteAll = () =>
    open().write(async (tx) => {
      await lockUser(tx, mei.user.userId)
      await endAnswers(tx, { userId: mei.user.userId }, world.time.now)
      await tx.deleteFrom('topics').execute()
    })
  const spends = () => open().db.selectFrom('spends').select('state').execute()

  test.each([
    { said: [], state: 'refunded' },
    { said: [think('Hm.')], state: 'charged' },
    { said: [message('A fee')], state: 'charged' },
  ])('costs what a stop would cost: $said', async ({ said, state }) => {
    const events = await mei.ask({})
    await until(events, 'start')
    world.engine.answers[0]?.say(...said)
    await eventually(async () => {
      const frames = await open().db.selectFrom('frames').select('chunk').execute()
      return frames.map(({ chunk }) => chunk).join('')
    }).toContain(said[0]?.content ?? 'start')
    await deleteAll()
    expect(await spends()).toEqual([{ state }])
  })

  test('tells its readers, lets the model go and leaves nothing to report', async () => {
    const streams = await running(3)
    await Promise.all(streams.map((events) => until(events, 'start')))
    await deleteAll()
    for (const events of streams) {
      expect((await collect(events)).at(-1)).toMatchObject({ error_key: 'error.topicDeleted' })
    }
    for (const { signal } of world.engine.answers) expect(signal.aborted).toBe(true)
    expect(world.reports).toEqual([])
  })

  test('is ended in its own topic alone', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await until(await mei.ask({ topics_id: one }), 'start')
    const events = await mei.ask({ topics_id: other })
    await open().write(async (tx) => {
      await lockUser(tx, mei.user.userId)
      await endAnswers(tx, { topicId: one }, world.time.now)
    })
    const statuses = await open()
      .db.selectFrom('generations')
      .select(['topic_id', 'status'])
      .execute()
    expect(new Map(statuses.map((row) => [row.topic_id, row.status]))).toEqual(
      new Map([
        [one, 'stopped'],
        [other, 'running'],
      ]),
    )
    world.engine.answers[1]?.say(message('A fee'))
    world.engine.answers[1]?.finish()
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'close' })
  })
})
