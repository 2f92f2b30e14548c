import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { message } from '../../testing/scripted-engine.ts'
import { topicHandlers } from '../topics/handlers.ts'

const refusal = (key: string, detail = {}) => expect.objectContaining({ key, ...detail })

describeDatabases('an ask that is refused', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
    answerAtOnce(world)
  })
  afterEach(() => world.close())

  /** Everything an ask may leave behind. */
  async function traces() {
    const { db } = open()
    const tables = ['topics', 'messages', 'generations', 'spends', 'points'] as const
    const counts = tables.map((table) =>
      db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    )
    return (await Promise.all(counts)).map(({ count }) => count)
  }

  async function expectRefused(ask: () => Promise<unknown>, key: string, detail = {}) {
    const before = await traces()
    await expect(ask()).rejects.toEqual(refusal(key, detail))
    expect(await traces()).toEqual(before)
  }

  async function storedTopic(client = mei) {
    const topicId = randomUUID()
    const events = await client.ask({ topics_id: topicId })
    const start = await until(events, 'start')
    await Array.fromAsync(events)
    return { topicId, question: start.question_message_id, answer: start.answer_message_id }
  }

  const remaining = async (topicId: string) =>
    (await mei.fetchTopic(topicId)).cur_topics_info.remain_message_count

  describe('leaves nothing behind', () => {
    test.each(['', ' \n', '\u3000'])('when the question is %j', async (question) => {
      await expectRefused(() => mei.ask({ question }), 'error.emptyQuestion')
    })

    test('when the question is too long', async () => {
      await expectRefused(() => mei.ask({ question: '币'.repeat(2001) }), 'error.questionTooLong')
    })

    test('when the account was deleted since its token was looked at', async () => {
      await open().db.deleteFrom('users').where('id', '=', mei.user.userId).execute()
      await expectRefused(() => mei.ask({}), 'error.unauthorized')
    })

    test('when the topic is somebody else’s, whatever the kind', async () => {
      const bob = world.client(await world.addUser(), await world.node())
      const { topicId, question, answer } = await storedTopic(bob)
      const asks = [
        { topics_id: topicId },
        { topics_id: topicId, question_type: 1 as const, message_id: question },
        { topics_id: topicId, question_type: 2 as const, message_id: answer },
      ]
      for (const ask of asks) await expectRefused(() => mei.ask(ask), 'error.noAccess')
    })

    test.each([1, 2] as const)('when kind %i names an unknown topic', async (question_type) => {
      const asking = () => mei.ask({ question_type, message_id: randomUUID() })
      await expectRefused(asking, 'error.noAccess')
    })

    test('when the message is unknown, foreign, missing or of the other role', async () => {
      const { topicId, question, answer } = await storedTopic()
      const other = await storedTopic()
      const wrong = [
        { question_type: 1 as const, ids: [answer, other.question, randomUUID(), '', null] },
        { question_type: 2 as const, ids: [question, other.answer, randomUUID(), '', null] },
      ]
      for (const { question_type, ids } of wrong) {
        for (const message_id of ids) {
          const asking = () => mei.ask({ topics_id: topicId, question_type, message_id })
          await expectRefused(asking, 'error.unknownMessage')
        }
      }
    })

    test('when the parent already has a follow-up', async () => {
      const { topicId, answer } = await storedTopic()
      await Array.fromAsync(await mei.ask({ topics_id: topicId, parent_id: answer }))
      const asking = () => mei.ask({ topics_id: topicId, parent_id: answer })
      await expectRefused(asking, 'error.staleParent')
    })

    test('when the shared topic to continue cannot be read', async () => {
      const bob = world.client(await world.addUser(), await world.node())
      const { topicId } = await storedTopic(bob)
      for (const share_topics_id of [topicId, randomUUID()]) {
        await expectRefused(() => mei.ask({ share_topics_id }), 'error.noAccess')
      }
    })

    test('when no topic is left, until the next UTC day', async () => {
      world.time.now = new Date('2026-03-01T23:59:59Z')
      for (let topic = 0; topic < 3; topic += 1) await storedTopic()
      const resetsAt = Date.parse('2026-03-02T00:00:00Z') / 1000
      await expectRefused(() => mei.ask({}), 'error.topicLimit', { resetsAt })
      world.time.now = new Date('2026-03-02T00:00:00Z')
      await storedTopic()
    })

    test('when no topic is left, by the id of one that was deleted', async () => {
      const deleted = await storedTopic()
      const remade = await storedTopic()
      for (const { topicId } of [deleted, remade])
        await topicHandlers.deleteTopic(mei.ctx(), bodyOnly({ topics_id: topicId }))
      world.time.now = new Date('2026-03-02T12:00:00Z')
      world.engine.onQuestion = () => undefined
      const { request_id } = await until(await mei.ask({ topics_id: remade.topicId }), 'start')
      await mei.stop(request_id)
      answerAtOnce(world)
      for (let topic = 0; topic < 3; topic += 1) await storedTopic()
      for (const { topicId } of [deleted, remade])
        await expectRefused(() => mei.ask({ topics_id: topicId }), 'error.topicLimit')
    })

    test('when no topic is left, in one that was not paid, which says so before', async () => {
      world.engine.onQuestion = () => undefined
      const topics_id = randomUUID()
      const { request_id } = await until(await mei.ask({ topics_id }), 'start')
      await mei.stop(request_id)
      answerAtOnce(world)
      for (let topic = 0; topic < 3; topic += 1) {
        expect(await remaining(topics_id)).toBe(3)
        await storedTopic()
      }
      expect(await remaining(topics_id)).toBe(0)
      await expectRefused(() => mei.ask({ topics_id }), 'error.topicLimit')
      world.time.now = new Date('2026-03-02T00:00:00Z')
      expect(await remaining(topics_id)).toBe(3)
    })

    test('when no follow-up is left in the topic, of any kind, until the next day', async () => {
      const { topicId, question, answer } = await storedTopic()
      const kinds = [
        { question_type: 0 as const },
        { question_type: 1 as const, message_id: question },
        { question_type: 2 as const, message_id: answer },
      ]
      for (const kind of kinds)
        await Array.fromAsync(await mei.ask({ topics_id: topicId, ...kind }))
      for (const kind of kinds) {
        const asking = () => mei.ask({ topics_id: topicId, ...kind })
        await expectRefused(asking, 'error.messageLimit')
      }
      await storedTopic()
      world.time.now = new Date('2026-03-02T00:00:00Z')
      await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    })

    test('when a detached answer is being written in the topic', async () => {
      world.engine.onQuestion = () => undefined
      const topicId = randomUUID()
      await mei.ask({ topics_id: topicId })
      await expectRefused(() => mei.ask({ topics_id: topicId }), 'error.generationRunning')
    })

    test('when the key was used with another body', async () => {
      await Array.fromAsync(await mei.ask({}, { key: 'k' }))
      await expectRefused(() => mei.ask({}, { key: 'k' }), 'error.idempotencyConflict')
    })

    test('when the node is about to go', async () => {
      const node = await world.node()
      await node.drain(0)
      await expectRefused(() => world.client(mei.user, node).ask({}), 'error.shuttingDown')
    })
  })

  test('a member is not limited', async () => {
    const member = await world.addUser(new Date('2027-01-01'))
    const pro = world.client(member, await world.node())
    for (let topic = 0; topic < 4; topic += 1) await storedTopic(pro)
    const { topicId } = await storedTopic(pro)
    for (let more = 0; more < 4; more += 1)
      await Array.fromAsync(await pro.ask({ topics_id: topicId }))
    const { cur_topics_info } = await pro.fetchTopic(topicId)
    expect(cur_topics_info.remain_message_count).toBe(3)
  })

  test('too many questions in a short time have to wait, and quota is judged first', async () => {
    await limitedTo('ask=4/60')
    await storedTopic()
    world.time.now = new Date(world.time.now.getTime() + 20_000)
    await storedTopic()
    await expectRefused(() => mei.ask({}), 'error.tooManyRequests', { retryAfter: 40 })
    world.time.now = new Date(world.time.now.getTime() + 40_000)
    const { topicId } = await storedTopic()
    await expectRefused(() => mei.ask({}), 'error.topicLimit')
    await expectRefused(() => mei.ask({ topics_id: topicId }), 'error.tooManyRequests')
  })

  test('a question without a search counts half', async () => {
    await limitedTo('ask=4/60')
    await storedTopic()
    await Array.fromAsync(await mei.ask({ internet_search: false }))
    await expectRefused(() => mei.ask({}), 'error.tooManyRequests')
    await Array.fromAsync(await mei.ask({ internet_search: false }))
  })

  test('one address may not ask without end, whoever asks from there', async () => {
    await limitedTo('ask_ip=10/60')
    const generations = await world.node()
    const asks = await Promise.all(
      Array.from({ length: 20 }, async () => world.client(await world.addUser(), generations)),
    )
    const results = await Promise.allSettled(asks.map((client) => client.ask({})))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(new Set(refused.map(({ reason }) => reason.key))).toEqual(
      new Set(['error.tooManyRequests']),
    )
  })

  test.each([0, 1, 2, 3])('a network may open %i topics a day', async (limit) => {
    await limitedTo(`topic_ip=${limit}/86400`)
    const generations = await world.node()
    const clientOf = async () => world.client(await world.addUser(), generations)
    const asks = await Promise.all(Array.from({ length: 8 }, clientOf))
    const results = await Promise.allSettled(asks.map((client) => client.ask({})))
    const allowed = results.filter((result) => result.status === 'fulfilled')
    expect(allowed).toHaveLength(limit)
    for (const { value } of allowed) await Array.fromAsync(value)
    const wait = { retryAfter: 86_400 }
    const newcomer = await clientOf()
    await expectRefused(() => newcomer.ask({}), 'error.tooManyRequests', wait)
    const member = world.client(await world.addUser(new Date('2027-01-01')), generations)
    await Array.fromAsync(await member.ask({}))
    world.time.now = new Date('2026-03-02T12:00:00Z')
    if (limit > 0) await Array.fromAsync(await newcomer.ask({}))
  })

  test('a further question opens no topic', async () => {
    await limitedTo('topic_ip=1/86400')
    const { topicId } = await storedTopic()
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    await expectRefused(() => mei.ask({}), 'error.tooManyRequests')
  })

  async function limitedTo(limits: string) {
    await world.close()
    world = askWorld(open(), readEnv({ RATE_LIMITS: limits }))
    answerAtOnce(world)
    mei = world.client(await world.addUser(), await world.node())
  }
})

function answerAtOnce({ engine }: AskWorld) {
  engine.onQuestion = (answer) => {
    answer.say(message('A fee.'))
    answer.finish()
  }
}
