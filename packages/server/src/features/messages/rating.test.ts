import { randomUUID } from 'node:crypto'
import type { Schemas } from '@coinquiry/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'
import { messageHandlers } from './handlers.ts'

describeDatabases('a rating', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
  })
  afterEach(() => world.close())

  const rate = (
    who: TopicsClient,
    message_id: string,
    comments: Schemas['Like'],
    reason?: Schemas['DislikeReason'] | null,
  ) => {
    const body = { message_id, comments, ...(reason !== undefined && { reason }) }
    return messageHandlers.handleTopicComments(who.ctx(), bodyOnly(body))
  }
  const reasons = async (topics_id: string) =>
    (await mei.fetchTopic(topics_id)).cur_message[1]?.content_list.map(
      (one) => one.dislike_reason,
    ) ?? []
  const likes = async (topics_id: string) =>
    (await mei.fetchTopic(topics_id)).cur_message[1]?.content_list.map(({ is_like }) => is_like)

  test('is set, not toggled, and can be taken back', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    const answer = (await mei.fetchTopic(topics_id)).cur_message[1]?.message_id ?? ''
    for (const comments of [1, 1, 2, 2, 0, 0, 1] as const) {
      await rate(mei, answer, comments)
      expect(await likes(topics_id)).toEqual([comments])
    }
  })

  test('is of one version, by its id in any case', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    const answer = (await mei.fetchTopic(topics_id)).cur_message[1]?.message_id ?? ''
    await mei.tell('', 'The fee.', { topics_id, question_type: 2, message_id: answer })
    await rate(mei, answer.toUpperCase(), 2)
    expect(await likes(topics_id)).toEqual([2, 0])
  })

  test('is refused for all but an answer of one’s own', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    const [question, answer] = (await mei.fetchTopic(topics_id)).cur_message
    const bob = await world.reader()
    const refused: [TopicsClient, string | undefined][] = [
      [mei, question?.message_id],
      [bob, answer?.message_id],
      [mei, topics_id],
      [mei, randomUUID()],
    ]
    for (const [who, id] of refused) {
      await expect(rate(who, id ?? '', 1)).rejects.toMatchObject({ key: 'error.noAccess' })
    }
    expect(await likes(topics_id)).toEqual([0])
  })

  test('keeps the reason of a dislike until another rating, and each version its own', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    const answer = (await mei.fetchTopic(topics_id)).cur_message[1]?.message_id ?? ''
    await mei.tell('', 'The fee.', { topics_id, question_type: 2, message_id: answer })
    const reason = { choices: ['other' as const], text: 'It\'s 「旧」 "fee"' }
    const other = { choices: ['bad_sources' as const, 'out_of_date' as const], text: '' }
    const steps: Parameters<typeof rate>[] = [
      [mei, answer, 2, reason],
      [mei, answer, 2],
      [mei, answer, 2, other],
      [mei, answer, 2, null],
      [mei, answer, 2, reason],
      [mei, answer, 1],
      [mei, answer, 2],
      [mei, answer, 2, reason],
      [mei, answer, 0],
      [mei, answer, 1, reason],
    ]
    const kept = []
    for (const step of steps) {
      await rate(...step)
      kept.push(await reasons(topics_id))
    }
    expect(kept.map(([first]) => first)).toEqual([
      ...[reason, reason, other, undefined],
      ...[reason, undefined, undefined],
      ...[reason, undefined, undefined],
    ])
    expect(kept.every(([, second]) => second === undefined)).toBe(true)
  })

  test('of somebody else’s answer leaves its reason alone', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    const answer = (await mei.fetchTopic(topics_id)).cur_message[1]?.message_id ?? ''
    const reason = { choices: [], text: 'No sources' }
    await rate(mei, answer, 2, reason)
    const bob = await world.reader()
    await expect(rate(bob, answer, 2, null)).rejects.toMatchObject({ key: 'error.noAccess' })
    expect(await reasons(topics_id)).toEqual([reason])
  })

  test('of a running answer stays when it has ended', async () => {
    world.engine.onQuestion = () => undefined
    const events = await mei.ask({})
    const { topics_id, answer_message_id } = await until(events, 'start')
    await rate(mei, answer_message_id, 1)
    world.engine.answers.at(-1)?.say(message('A fee.'))
    world.engine.answers.at(-1)?.finish()
    await Array.fromAsync(events)
    expect(await likes(topics_id)).toEqual([1])
  })
})
