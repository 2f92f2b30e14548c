import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { message, type ScriptedAnswer } from '../../testing/scripted-engine.ts'
import { type McpWorld, mcpWorld, type Revision } from './testing/mcp-world.ts'

const open = testDatabase()
const REVISIONS: Revision[] = ['auto', 'legacy']
const SOURCE = {
  ...{ index: 1, title: 'Fees', url: 'https://example.org/fees', excerpt: 'A fee.' },
  fetched_at: 1_772_366_400,
}

let world: McpWorld
beforeAll(async () => {
  world = await mcpWorld(open(), { RATE_LIMITS: 'off' })
})
beforeEach(() => {
  world.engine.onQuestion = (answer) => {
    answer.say({ event: 'sources', items: [SOURCE] })
    answer.say(message('A fee [1].'))
    answer.finish()
  }
})
afterAll(() => world[Symbol.asyncDispose]())

/** From now on answers only begin; gives those that have begun. */
function begun(...said: Parameters<ScriptedAnswer['say']>): ScriptedAnswer[] {
  const answers: ScriptedAnswer[] = []
  world.engine.onQuestion = (answer) => {
    answers.push(answer)
    answer.say(...said)
  }
  return answers
}

const ask = (more: object = {}) => ({ name: 'ask', arguments: { question: 'Gas?', ...more } })

test('what the app offers to ask next is text, not a link that leads nowhere', async () => {
  const offered = '[One](https://example.org/one). **Related:** [Staking](#ask) · [质押](#ask)'
  world.engine.onQuestion = (answer) => {
    answer.say(message(offered))
    answer.finish()
  }
  const { token } = await world.person()
  const client = await world.connect(token)
  const heard: unknown[] = []
  const { structuredContent, content } = await client.callTool(ask(), {
    onprogress: ({ message }) => heard.push(message),
  })
  const answer = '[One](https://example.org/one). **Related:** Staking · 质押'
  expect(structuredContent).toMatchObject({ answer })
  expect(content).toMatchObject([{ text: expect.stringContaining(answer) }])
  expect(heard).toEqual([answer])
})

test('what is offered is text in the progress too, where a piece ends within it', async () => {
  const answers = begun(message('A fee.'))
  const { token } = await world.person()
  const client = await world.connect(token)
  const heard: unknown[] = []
  const call = client.callTool(ask(), { onprogress: ({ message }) => heard.push(message) })
  await eventually(() => answers.length).toBe(1)
  for (const piece of [' See [Sta', 'king](#ask).']) {
    // Longer than pieces are gathered.
    await setTimeout(300)
    answers[0]?.say(message(piece))
  }
  answers[0]?.finish()
  await call
  expect(heard.join('')).toBe('A fee. See Staking.')
})

describe.each(REVISIONS)('of revision %s', (revision) => {
  test('an answer comes with its sources, is in the history of its asker and counts', async () => {
    const { token, user, api } = await world.person(null)
    const client = await world.connect(token, revision)
    const { content, structuredContent, isError } = await client.callTool(ask())
    expect(isError).toBeFalsy()
    const topicId = String((structuredContent as { topic_id: string }).topic_id)
    expect(structuredContent).toMatchObject({
      answer: 'A fee [1].',
      is_complete: true,
      sources: [SOURCE],
      topic_url: `http://localhost:3000/chat/${topicId}`,
      topics_left: 2,
    })
    expect(content).toEqual([
      {
        type: 'text',
        text: expect.stringContaining(
          'A fee [1].\n\nSources:\n[1] Fees – https://example.org/fees – as of 2026-03-01T12:00:00.000Z',
        ),
      },
    ])
    const topic = await api.fetchTopic(topicId)
    expect(topic.cur_topics_info.topics_user_id).toBe(user.userId)
    const followed = await client.callTool(ask({ topic_id: topicId }))
    expect(followed.structuredContent).toMatchObject({ topics_left: 2, follow_ups_left: 2 })
  })

  test('who asks for progress hears of the steps and of the text', async () => {
    const { token } = await world.person()
    const client = await world.connect(token, revision)
    const answers = begun({ event: 'progress', step: 'Thinking' })
    const heard: { progress: number; message?: string | undefined }[] = []
    await client.callTool(ask(), {
      onprogress(shown) {
        heard.push(shown)
        if (shown.progress > 1) return
        answers[0]?.say(message('A fee [1].'))
        answers[0]?.finish()
      },
    })
    expect(heard.map(({ message }) => message)).toEqual(['Thinking', 'A fee [1].'])
    expect(heard.map(({ progress }) => progress)).toEqual([1, 2])
  })

  test.each([
    ['stops', {}, 'stopped'],
    ['does not stop what is detached', { detached: true }, 'done'],
  ])('who cancels %s', async (_, more, status) => {
    const answers = begun(message('A'))
    const { token } = await world.person()
    const client = await world.connect(token, revision)
    const cancel = new AbortController()
    const call = client.callTool(ask(more), { signal: cancel.signal })
    await eventually(() => answers.length).toBe(1)
    cancel.abort()
    await expect(call).rejects.toThrow()
    const [answer] = answers
    if (status === 'stopped') await eventually(() => answer?.signal.aborted).toBe(true)
    else answer?.finish()
    const stored = () =>
      open()
        .db.selectFrom('messages')
        .select('status')
        .where('role', '=', 'assistant')
        .executeTakeFirst()
    await eventually(stored).toEqual({ status })
    expect(world.logged('error')).toEqual([])
  })
})

test('the log has a whole answer as a request of the API, and one that was cut off as such', async () => {
  const { token } = await world.person()
  const client = await world.connect(token)
  const asked = () => world.logged('info').filter(({ operation }) => operation === 'ask')
  const before = asked().length
  await client.callTool(ask())
  await eventually(() => asked().length).toBe(before + 1)
  const answers = begun(message('A'))
  const cancel = new AbortController()
  const call = client.callTool(ask(), { signal: cancel.signal })
  await eventually(() => answers.length).toBe(1)
  cancel.abort()
  await expect(call).rejects.toThrow()
  await eventually(() => asked().length).toBe(before + 2)
  const [whole, cut] = asked().slice(before)
  expect(whole).toMatchObject({ method: 'POST', status: 200, ip: '127.0.0.1' })
  expect(whole).not.toHaveProperty('aborted')
  expect(cut).toMatchObject({ aborted: true })
})

test('a client of an earlier revision cancels its own call, not that of another session', async () => {
  const answers = begun(message('A'))
  const { token } = await world.person()
  const [one, other] = [await world.connect(token, 'legacy'), await world.connect(token, 'legacy')]
  const cancel = new AbortController()
  const calls = [one.callTool(ask(), { signal: cancel.signal }), other.callTool(ask())]
  await eventually(() => answers.length).toBe(2)
  cancel.abort()
  await expect(calls[0]).rejects.toThrow()
  const stopped = () => answers.filter(({ signal }) => signal.aborted).length
  await eventually(stopped).toBe(1)
  answers.find(({ signal }) => !signal.aborted)?.finish()
  expect((await calls[1])?.structuredContent).toMatchObject({ answer: 'A', is_complete: true })
})

test('who closes the connection stops the answer, whatever the protocol makes of that', async () => {
  const answers = begun(message('A'))
  const { token } = await world.person()
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = fetch(world.url, {
    ...{ method: 'POST', signal: gone.signal },
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: ask() }),
  })
  await eventually(() => answers.length).toBe(1)
  gone.abort()
  await call.then((reply) => reply.text()).catch(() => undefined)
  await eventually(() => answers[0]?.signal.aborted).toBe(true)
})

test('an answer that fails says so, and gives what there is of it', async () => {
  world.engine.onQuestion = (answer) => {
    answer.say(message('A fee'))
    answer.fail(new Error('the key sk-123 is wrong'))
  }
  const { token } = await world.person()
  const client = await world.connect(token)
  const { content, structuredContent, isError } = await client.callTool(ask({ language: 'zh' }))
  expect(isError).toBe(true)
  expect(structuredContent).toMatchObject({ error_key: 'error.internal', answer: 'A fee' })
  expect(JSON.stringify(content)).toMatch(/\p{Script=Han}.*A fee/u)
  expect(JSON.stringify({ content, structuredContent })).not.toContain('sk-123')
})

test('an answer that was stopped from elsewhere is marked as not complete', async () => {
  const answers = begun(message('A fee'))
  const { token, api } = await world.person()
  const client = await world.connect(token)
  const topicId = randomUUID()
  const call = client.callTool(ask({ topic_id: topicId }))
  await eventually(() => answers.length).toBe(1)
  const running = await open()
    .db.selectFrom('generations')
    .select('request_id')
    .executeTakeFirstOrThrow()
  await api.stop(running.request_id)
  expect((await call).structuredContent).toMatchObject({ answer: 'A fee', is_complete: false })
})
