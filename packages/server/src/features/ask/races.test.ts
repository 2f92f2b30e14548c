import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Generations } from '../../generation/generations.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { message, OFF_TOPIC } from '../../testing/scripted-engine.ts'

describeDatabases('asks that race', (open) => {
  let world: AskWorld
  let node: Generations
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    node = await world.node()
    mei = world.client(await world.addUser(), node)
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  const spendsOf = ({ user }: Client) =>
    open().db.selectFrom('spends').selectAll().where('user_id', '=', user.userId).execute()

  async function topicsOf({ user }: Client) {
    const { db } = open()
    const topics = db.selectFrom('topics').select('id').where('user_id', '=', user.userId)
    return (await topics.execute()).length
  }

  test(
    'for the last topic: exactly one gets it',
    async () => {
      await trials(open(), async () => {
        const client = world.client(await world.addUser(), node)
        for (let topic = 0; topic < 2; topic += 1) await Array.fromAsync(await client.ask({}))
        const { done, refused } = await race(() => client.ask({}))
        expect([done.length, refused]).toEqual([1, { 'error.topicLimit': 49 }])
        expect(await topicsOf(client)).toBe(3)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'for the last follow-up: exactly one gets it',
    async () => {
      await trials(open(), async () => {
        const client = world.client(await world.addUser(), node)
        const topics_id = randomUUID()
        for (let ask = 0; ask < 3; ask += 1) await Array.fromAsync(await client.ask({ topics_id }))
        const { done, refused } = await race(async () => {
          const events = await client.ask({ topics_id })
          return Array.fromAsync(events)
        })
        expect(done).toHaveLength(1)
        // Whoever comes while the one is being answered is told so, whoever comes later that it was the last.
        const { 'error.generationRunning': busy = 0, 'error.messageLimit': late = 0 } = refused
        expect(busy + late).toBe(49)
        const spends = await spendsOf(client)
        expect(spends.filter(({ kind }) => kind === 'message')).toHaveLength(3)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'for the last topic, some of them off topic: those give it back, and it is spent once at most',
    async () => {
      world.engine.onQuestion = (answer) => {
        if (answer.question.text === 'Why?') answer.say(OFF_TOPIC)
        answer.say(message('A fee.'))
        answer.finish()
      }
      await trials(open(), async () => {
        const client = world.client(await world.addUser(), node)
        for (let topic = 0; topic < 2; topic += 1) await Array.fromAsync(await client.ask({}))
        const { done, refused } = await race(async (n) => {
          const question = n % 5 === 0 ? 'What is gas?' : 'Why?'
          const events = await Array.fromAsync(await client.ask({ question }))
          return { question, last: events.at(-1) }
        })
        expect(done.length + (refused['error.topicLimit'] ?? 0)).toBe(50)
        for (const { last } of done) expect(last).toMatchObject({ event: 'close' })
        const isOnTopic = ({ question }: (typeof done)[number]) => question !== 'Why?'
        const paid = done.filter(isOnTopic).length
        expect(paid).toBeLessThanOrEqual(1)
        const states = (await spendsOf(client)).map(({ state }) => state)
        expect(states.filter((state) => state === 'charged')).toHaveLength(2 + paid)
        expect(states.filter((state) => state === 'refunded')).toHaveLength(done.length - paid)
        // Whatever the order was, what is left now can be asked.
        const { done: later } = await race(() => client.ask({ question: 'What is gas?' }), 2)
        expect(later).toHaveLength(1 - paid)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'in one topic: one is answered, the others find it running',
    async () => {
      world.engine.onQuestion = () => undefined
      await trials(open(), async () => {
        const client = world.client(await world.addUser(), node)
        const topics_id = randomUUID()
        const { done, refused } = await race(() => client.ask({ topics_id }))
        expect([done.length, refused]).toEqual([1, { 'error.generationRunning': 49 }])
        expect(await spendsOf(client)).toHaveLength(1)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'with one key: all follow the same answer, spent once',
    async () => {
      await trials(open(), async () => {
        const client = world.client(await world.addUser(), node)
        const ask = { topics_id: randomUUID() }
        const { done } = await race(async () => {
          const events = await client.ask(ask, { key: 'once' })
          return (await until(events, 'start')).request_id
        })
        expect([done.length, new Set(done).size]).toEqual([50, 1])
        expect(await spendsOf(client)).toHaveLength(1)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'with switches between versions: each version is kept, and one is shown whole',
    async () => {
      await trials(open(), async () => {
        const client = world.client(await world.addUser(new Date('2027-01-01')), node)
        const topics_id = randomUUID()
        const edit = (message_id = '') => client.ask({ topics_id, question_type: 1, message_id })
        const shown = async () => (await client.fetchTopic(topics_id)).cur_message
        await Array.fromAsync(await client.ask({ topics_id }))
        const first = (await shown())[0]?.message_id ?? ''
        await Array.fromAsync(await edit(first))
        const second = (await shown())[0]?.message_id ?? ''
        const { done, refused } = await race(async (n) => {
          if (n === 10) return Array.fromAsync(await edit(second))
          const [from, to] = n % 2 === 0 ? [first, second] : [second, first]
          return client.switchVersion(topics_id, from, to)
        }, 20)
        expect([done.length, refused]).toEqual([20, {}])
        const [question, answer, ...more] = await shown()
        expect(question?.content_list).toHaveLength(3)
        expect(question?.content_list[question.cur_path_index]?.message_id).toBe(
          question?.message_id,
        )
        expect(answer).toMatchObject({ parent_id: question?.message_id, role_type: 'assistant' })
        expect(answer?.content_list).toMatchObject([{ content: 'A fee.', status: 'done' }])
        expect(more).toEqual([])
      })
    },
    RACE_TIMEOUT_MS,
  )

  test('a key may be used again after a day', async () => {
    await Array.fromAsync(await mei.ask({}, { key: 'k' }))
    world.time.now = new Date(world.time.now.getTime() + 86_400_000)
    await Array.fromAsync(await mei.ask({}, { key: 'k' }))
    expect(world.engine.answers).toHaveLength(2)
  })

  test('by two users with one new topic id: it belongs to one of them', async () => {
    const bob = world.client(await world.addUser(), await world.node())
    const topics_id = randomUUID()
    const clients = [mei, bob]
    const { done, refused } = await race(async (n) => clients[n]?.ask({ topics_id }), 2)
    expect([done.length, refused]).toEqual([1, { 'error.noAccess': 1 }])
  })
})
