import { randomUUID } from 'node:crypto'
import type { AskEvent } from '@coinquiry/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
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
    await Array.fromAsync(
      await mei.ask({ topics_id: topicId, question: 'What \0is a \ud83e fee?' }),
    )
    expect(world.engine.answers[0]?.question.text).toBe('What is a \ufffd fee?')
    const [question] = (await mei.fetchTopic(topicId)).cur_message
    expect(question?.content_list[0]?.content).toBe('What is a \ufffd fee?')
  })

  test('streams the answer, and stores it as it was streamed', async () => {
    const topicId = randomUUID()
    const events = await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    expect([...new Set(events.map(({ event }) => event))]).toEqual([
      'start',
      'think',
      'thinkEnd',
      'relevant',
      'message',
      'title',
      'figures',
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
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    await Array.fromAsync(await mei.ask({ topics_id: topicId, question: 'And who gets it?' }))
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

  test('tells the engine what an earlier answer relied on, without its excerpts', async () => {
    const topicId = randomUUID()
    const item = { index: 1, title: 'Gas', url: 'https://a.example/gas', excerpt: 'A fee.' }
    world.engine.onQuestion = (answer) => {
      answer.say({ event: 'sources', items: [{ ...item, fetched_at: 1_772_366_400 }] })
      answer.say(message('Gas is a fee [1].'))
      answer.finish()
    }
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    await Array.fromAsync(await mei.ask({ topics_id: topicId, question: 'And who gets it?' }))
    expect(world.engine.answers[1]?.question.history[1]).toEqual({
      ...{ role: 'assistant', content: 'Gas is a fee [1].' },
      forModel:
        'Gas is a fee (earlier source 1).\n\n[Looked up for this earlier answer: 1 "Gas" at a.example as of 2026-03-01 12:00 UTC.]',
    })
  })

  test('an edit becomes a version of the question, and can be switched back', async () => {
    const topicId = randomUUID()
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    const [first] = (await mei.fetchTopic(topicId)).cur_message
    const edited = first?.message_id ?? ''
    const events = await mei.ask({
      topics_id: topicId,
      question: 'What is gas in Ethereum?',
      question_type: 1,
      message_id: edited,
    })
    const { question_message_id } = await until(events, 'start')
    await Array.fromAsync(events)
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
    await Array.fromAsync(await mei.ask({ ...again, message_id: answer_message_id }))
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
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    await eventually(() => titleOf(topicId)).toBe('Gas fees')
    world.engine.writesTitle = 'Something else'
    await Array.fromAsync(await mei.ask({ topics_id: topicId }))
    expect(await titleOf(topicId)).toBe('Gas fees')
  })

  test('a title that comes while the answer is written is sent and stored', async () => {
    const topicId = randomUUID()
    world.engine.writesTitle = 'Gas fees'
    world.engine.onQuestion = (answer) => answer.say(message('A fee.'))
    const events = await mei.ask({ topics_id: topicId })
    const { request_id } = await until(events, 'start')
    expect(await until(events, 'title')).toEqual({ event: 'title', title: 'Gas fees' })
    world.engine.answers[0]?.finish()
    await Array.fromAsync(events)
    expect(await titleOf(topicId)).toBe('Gas fees')
    expect(await Array.fromAsync(await mei.attach(request_id))).toContainEqual({
      event: 'title',
      title: 'Gas fees',
    })
  })

  test('an answer without text names no topic; the next one does', async () => {
    const topics_id = randomUUID()
    world.engine.onQuestion = (answer) => answer.finish()
    const failed = await Array.fromAsync(await mei.ask({ topics_id }))
    expect(failed.map(({ event }) => event)).toEqual(['start', 'error'])
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
    const events = await Array.fromAsync(await mei.ask({ topics_id }))
    expect(events).toContainEqual({ event: 'title', title: 'What is gas?' })
    const { request_id } = await until(await mei.ask({ topics_id }), 'start')
    const later = await Array.fromAsync(await mei.attach(request_id))
    expect(later.map(({ event }) => event)).not.toContain('title')
  })

  test('start says where question and answer stand among their versions', async () => {
    const topics_id = randomUUID()
    const start = async (body: Parameters<Client['ask']>[0]) => {
      const events = await Array.fromAsync(await mei.ask({ topics_id, ...body }))
      return { ...(events[0] as Extract<AskEvent, { event: 'start' }>) }
    }
    const first = await start({})
    const message_id = first.question_message_id
    const edited = await start({ question: 'And gas?', question_type: 1, message_id })
    const answered = edited.answer_message_id
    const again = await start({ question: '', question_type: 2, message_id: answered })
    const next = await start({ question: 'Who gets it?' })
    expect([first, edited, again, next].map(placeOf)).toEqual([
      { parent: null, question: 1, answer: 1 },
      { parent: null, question: 2, answer: 1 },
      { parent: null, question: 2, answer: 2 },
      { parent: again.answer_message_id, question: 1, answer: 1 },
    ])
    for (const reported of [first, edited, again, next]) {
      const [whole] = await Array.fromAsync(await mei.attach(reported.request_id))
      expect(whole).toEqual(reported)
    }
  })

  const placeOf = (start: Extract<AskEvent, { event: 'start' }>) => ({
    parent: start.parent_id,
    question: start.question_version_number,
    answer: start.answer_version_number,
  })

  async function statusOf(topicId: string) {
    const { cur_message } = await mei.fetchTopic(topicId)
    return cur_message[1]?.content_list.at(-1)?.status
  }

  async function titleOf(topicId: string) {
    return (await mei.fetchTopic(topicId)).cur_topics_info.title
  }
})
