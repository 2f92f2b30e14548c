import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { collect } from '../../testing/collect.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'

describeDatabases('points for a conversation', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(new Date('2027-01-01')), await world.node())
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  async function earnedEarlier(points: number, at: string) {
    const user_id = mei.user.userId
    const row = { user_id, task_key: 'daily_ask', points, reference: at, created_at: new Date(at) }
    await open().db.insertInto('points').values(row).execute()
  }

  async function sum() {
    const rows = await open().db.selectFrom('points').select('points').execute()
    return rows.reduce((total, { points }) => total + points, 0)
  }

  test.each([
    [36, 38],
    [38, 40],
    [40, 40],
  ])('after %i today make %i', async (earlier, after) => {
    await earnedEarlier(earlier, '2026-03-01T00:00:00Z')
    await collect(await mei.ask({}))
    expect(await sum()).toBe(after)
  })

  test('of yesterday do not count against today', async () => {
    await earnedEarlier(40, '2026-02-28T23:59:59Z')
    await collect(await mei.ask({}))
    expect(await sum()).toBe(42)
  })

  test('never exceed the limit of the day, however many answers end at once', async () => {
    await earnedEarlier(36, '2026-03-01T00:00:00Z')
    await Promise.all(Array.from({ length: 8 }, async () => collect(await mei.ask({}))))
    expect(await sum()).toBe(40)
  })

  test('come for a question and its edit, not for another answer', async () => {
    const events = await mei.ask({})
    const { topics_id, question_message_id, answer_message_id } = await until(events, 'start')
    await collect(events)
    expect(await sum()).toBe(2)
    const again = { topics_id, question_type: 2, message_id: answer_message_id } as const
    await collect(await mei.ask(again))
    expect(await sum()).toBe(2)
    const edit = { topics_id, question_type: 1, message_id: question_message_id } as const
    await collect(await mei.ask(edit))
    expect(await sum()).toBe(4)
  })
})
