import { RUNNING_ANSWERS } from '@coinquiry/api-client/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message, OFF_TOPIC, type ScriptedAnswer } from '../../testing/scripted-engine.ts'
import { type Ledger, ledgerOf } from '../points/testing/ledger.ts'

describeDatabases('points for a conversation', (open) => {
  let world: AskWorld
  let mei: Client
  let ledger: Ledger

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(new Date('2027-01-01')), await world.node())
    ledger = ledgerOf(open(), mei.user)
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  /** Answers wait until all may end at once. */
  function holdAnswers() {
    const held: ScriptedAnswer[] = []
    world.engine.onQuestion = (answer) => held.push(answer)
    return () => {
      for (const answer of held) {
        answer.say(message('A fee.'))
        answer.finish()
      }
    }
  }

  const sum = () => ledger.sumOf('daily_ask')

  test.each([
    [0, 2],
    [1, 3],
    [36, 38],
    [38, 40],
    [39, 39],
    [40, 40],
    [41, 41],
  ])('after %i today make %i', async (earlier, after) => {
    await ledger.earned('daily_ask', earlier, '2026-03-01T00:00:00Z')
    await Array.fromAsync(await mei.ask({}))
    expect(await sum()).toBe(after)
  })

  test.each([
    ['2026-02-28T23:59:59.999Z', 42],
    ['2026-03-01T00:00:00.000Z', 40],
    ['2026-03-01T23:59:59.999Z', 40],
    ['2026-03-02T00:00:00.000Z', 42],
  ])('are limited by the UTC day: 40 of %s make %i', async (at, after) => {
    await ledger.earned('daily_ask', 40, at)
    world.time.now = new Date('2026-03-01T23:59:59.999Z')
    await Array.fromAsync(await mei.ask({}))
    expect(await sum()).toBe(after)
  })

  test('never exceed the limit of the day, however many answers end at once', async () => {
    await ledger.earned('daily_ask', 36, '2026-03-01T00:00:00Z')
    const release = holdAnswers()
    const streams = await Promise.all(Array.from({ length: RUNNING_ANSWERS }, () => mei.ask({})))
    release()
    await Promise.all(streams.map((stream) => Array.fromAsync(stream)))
    expect(await sum()).toBe(40)
  })

  test.each([
    { said: { event: 'relevant', relevant: true } as const, topics: 2, points: 2 },
    { said: { event: 'relevant', relevant: false } as const, topics: 2, points: 2 },
    { said: OFF_TOPIC, topics: 3, points: 0 },
  ])('$said leaves $topics topics, and brings $points', async ({ said, topics, points }) => {
    mei = world.client(await world.addUser(), await world.node())
    ledger = ledgerOf(open(), mei.user)
    world.engine.onQuestion = (answer) => {
      answer.say(said, message('Only about crypto.'))
      answer.finish()
    }
    const events = await mei.ask({})
    const { topics_id } = await until(events, 'start')
    const close = { topic_count: topics, message_count: 3 }
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'close', ...close })
    expect(await sum()).toBe(points)
    const again = await Array.fromAsync(await mei.ask({ topics_id }))
    // In a topic that holds nothing charged, the next question is the first one.
    const next = topics === 3 ? close : { topic_count: 2, message_count: 2 }
    expect(again.at(-1)).toMatchObject({ event: 'close', ...next })
  })

  test('come for a question and its edit, not for another answer', async () => {
    const events = await mei.ask({})
    const { topics_id, question_message_id, answer_message_id } = await until(events, 'start')
    await Array.fromAsync(events)
    expect(await sum()).toBe(2)
    const again = { topics_id, question_type: 2, message_id: answer_message_id } as const
    await Array.fromAsync(await mei.ask(again))
    expect(await sum()).toBe(2)
    const edit = { topics_id, question_type: 1, message_id: question_message_id } as const
    await Array.fromAsync(await mei.ask(edit))
    expect(await sum()).toBe(4)
  })
})
