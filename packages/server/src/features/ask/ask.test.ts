import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { collect } from '../../testing/collect.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { message, think } from '../../testing/scripted-engine.ts'
import { askHandlers } from './handlers.ts'

describeDatabases('asking', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
    world.engine.onQuestion = (answer) => {
      answer.say(think('Hm.'), { event: 'thinkEnd' }, { event: 'relevant', relevant: true })
      answer.say(message('Gas is '), message('a fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  test('leaves out of a question what no database holds', async () => {
    const topicId = randomUUID()
    await collect(await mei.ask({ topics_id: topicId, question: 'What \0is a \ud83e fee?' }))
    expect(world.engine.answers[0]?.question.text).toBe('What is a \ufffd fee?')
    const [question] = (await mei.fetchTopic(topicId)).cur_message
    expect(question?.content_list[0]?.content).toBe('What is a \ufffd fee?')
  })

  test('streams the answer, and stores it as it was streamed', async () => {
    const topicId = randomUUID()
    const events = await collect(await mei.ask({ topics_id: topicId }))
    expect([...new Set(events.map(({ event }) => event))]).toEqual([
      'start',
      'think',
      'thinkEnd',
      'relevant',
      'message',
      'generateEnd',
      'close',
    ])
    expect(events.at(-1)).toEqual({
      event: 'close',
      response: 'Gas is a fee.',
      topic_count: 2,
      message_count: 3,
      resets_at: Date.parse('2026-03-02T00:00:00Z') / 1000,
    })
    const { cur_message, cur_topics_info, previous_topics_info } = await mei.fetchTopic(topicId)
    expect(cur_message).toMatchObject([
      { role_type: 'user', cur_path_index: 0, content_list: [{ content: 'What is gas?' }] },
      {
        role_type: 'assistant',
        content_list: [
          { content: 'Gas is a fee.', think_content: 'Hm.', status: 'done', version_number: 1 },
        ],
      },
    ])
    expect(cur_topics_info).toMatchObject({ title: 'What is gas?', remain_message_count: 3 })
    expect(previous_topics_info).toBeNull()
  })

  test('follows the selected path, and tells the engine what was said', async () => {
    const topicId = randomUUID()
    await collect(await mei.ask({ topics_id: topicId }))
    await collect(await mei.ask({ topics_id: topicId, question: 'And who gets it?' }))
    expect(world.engine.answers[1]?.question).toMatchObject({
      text: 'And who gets it?',
      history: [
        { role: 'user', content: 'What is gas?' },
        { role: 'assistant', content: 'Gas is a fee.' },
      ],
    })
    const { cur_message } = await mei.fetchTopic(topicId)
    expect(cur_message.map(({ content_list }) => content_list[0]?.content)).toEqual([
      'What is gas?',
      'Gas is a fee.',
      'And who gets it?',
      'Gas is a fee.',
    ])
    expect(cur_message[2]?.parent_id).toBe(cur_message[1]?.message_id)
  })

  test('an edit becomes a version of the question, and can be switched back', async () => {
    const topicId = randomUUID()
    await collect(await mei.ask({ topics_id: topicId }))
    const [first] = (await mei.fetchTopic(topicId)).cur_message
    const edited = first?.message_id ?? ''
    const events = await mei.ask({
      topics_id: topicId,
      question: 'What is gas in Ethereum?',
      question_type: 1,
      message_id: edited,
    })
    const { question_message_id } = await until(events, 'start')
    await collect(events)
    const [now] = (await mei.fetchTopic(topicId)).cur_message
    expect(now).toMatchObject({ cur_path_index: 1, message_id: question_message_id })
    expect(now?.content_list.map(({ content }) => content)).toEqual([
      'What is gas?',
      'What is gas in Ethereum?',
    ])
    await mei.switchVersion(topicId, question_message_id, edited)
    expect((await mei.fetchTopic(topicId)).cur_message[0]).toMatchObject({
      cur_path_index: 0,
      message_id: edited,
    })
  })

  test('a refresh becomes a version of the answer to the same question', async () => {
    const topicId = randomUUID()
    const { answer_message_id } = await until(await mei.ask({ topics_id: topicId }), 'start')
    const again = { topics_id: topicId, question: '', question_type: 2 as const }
    await eventually(() => world.engine.answers.length).toBe(1)
    await eventually(async () => statusOf(topicId)).toBe('done')
    await collect(await mei.ask({ ...again, message_id: answer_message_id.toUpperCase() }))
    const { cur_message } = await mei.fetchTopic(topicId)
    expect(cur_message).toHaveLength(2)
    expect(cur_message[1]).toMatchObject({ cur_path_index: 1 })
    expect(cur_message[1]?.content_list).toHaveLength(2)
    expect(world.engine.answers[1]?.question).toMatchObject({ text: 'What is gas?', history: [] })
  })

  test('gives the whole answer as JSON to a client that wants that', async () => {
    const body = { question: 'What is gas?', topics_id: randomUUID() }
    const reply = await askHandlers.ask(mei.ctx({ accept: 'json' }), bodyOnly(body))
    expect(reply).toMatchObject({
      kind: 'json',
      body: {
        code: 0,
        response: 'Gas is a fee.',
        data: { response: 'Gas is a fee.', topic_count: 2, message_count: 3 },
      },
    })
  })

  test('the engine may write a better title after the first answer, and only then', async () => {
    const topicId = randomUUID()
    world.engine.writesTitle = 'Gas fees'
    await collect(await mei.ask({ topics_id: topicId }))
    await eventually(() => titleOf(topicId)).toBe('Gas fees')
    world.engine.writesTitle = 'Something else'
    await collect(await mei.ask({ topics_id: topicId }))
    expect(await titleOf(topicId)).toBe('Gas fees')
  })

  async function statusOf(topicId: string) {
    const { cur_message } = await mei.fetchTopic(topicId)
    return cur_message[1]?.content_list.at(-1)?.status
  }

  async function titleOf(topicId: string) {
    return (await mei.fetchTopic(topicId)).cur_topics_info.title
  }
})
