import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EngineEvent, Question } from '../../../ports.ts'
import { DEFAULT_TIMEOUTS } from './endpoint.ts'
import { isInLanguageOf, openAiEngine, type Surroundings } from './openai-engine.ts'
import { noPages } from './testing/no-pages.ts'
import { joined, question } from './testing/questions.ts'
import { DONE, delta, ScriptedModel, streaming } from './testing/scripted-model.ts'

const alone: Surroundings = {
  search: null,
  classOf: () => 'unknown' as const,
  pages: noPages,
  data: {},
  now: () => new Date('2026-03-01T12:00:00Z'),
  report: () => undefined,
}

const HANDING = { event: 'progress', step: 'Handing the question to the model' }
const TEXT = '**质押** locks coins. '.repeat(30).trim()

describe('the engine on an OpenAI-compatible server', () => {
  let model: LLMock
  beforeEach(async () => {
    model = await LLMock.create({ port: 0, chunkSize: 7 })
  })
  afterEach(() => model.stop())

  const engine = () =>
    openAiEngine(
      {
        baseUrl: `${model.url}/v1`,
        apiKey: 'sk-secret',
        model: 'gpt-test',
        timeouts: DEFAULT_TIMEOUTS,
        usage: { isRefused: false },
      },
      alone,
    )
  const answer = async (more?: Partial<Question>) =>
    joined(await Array.fromAsync(engine().answer(question(more), new AbortController().signal)))

  it('answers', async () => {
    model.onMessage('staking', { content: TEXT })
    expect(await answer()).toEqual([
      HANDING,
      { event: 'relevant', relevant: true },
      { event: 'message', content: TEXT },
    ])
  })

  it('shows the reasoning with DeepThink alone', async () => {
    model.onMessage('staking', { content: TEXT, reasoning: 'They ask about staking.' })
    expect((await answer()).map(({ event }) => event)).toEqual([
      'progress',
      'think',
      'thinkEnd',
      'relevant',
      'message',
    ])
    expect((await answer({ deepThink: false })).map(({ event }) => event)).toEqual([
      'progress',
      'relevant',
      'message',
    ])
  })

  it('sends the conversation, with key and model', async () => {
    model.onMessage('risks', { content: TEXT })
    const history = [
      { role: 'user' as const, content: 'What is staking?' },
      { role: 'assistant' as const, content: 'It locks coins.' },
    ]
    await answer({ text: 'And the risks?', history })
    const sent = model.getLastRequest()
    expect(sent).toMatchObject({
      path: '/v1/chat/completions',
      body: {
        model: 'gpt-test',
        stream: true,
        stream_options: { include_usage: true },
        messages: [{ role: 'system' }, ...history, { role: 'user', content: 'And the risks?' }],
      },
    })
  })

  it('asks for an analysis with DeepThink alone', async () => {
    model.onMessage('staking', { content: TEXT })
    await answer()
    expect(JSON.stringify(model.getLastRequest()?.body)).toContain('<think>')
    await answer({ deepThink: false })
    expect(JSON.stringify(model.getLastRequest()?.body)).not.toContain('<think>')
  })

  it('fails as documented on an error of the server', async () => {
    model.nextRequestError(429, { message: 'Rate limit' })
    await expect(answer()).rejects.toMatchObject({ key: 'error.modelBusy' })
    model.nextRequestError(500)
    await expect(answer()).rejects.toMatchObject({ key: 'error.modelFailed' })
  })

  it.each([
    ['Staking explained', 'Staking explained'],
    ['"Staking explained."', 'Staking explained'],
    ['标题：质押是什么。', '质押是什么'],
    ['# Staking\nMore words', 'Staking'],
    ['<think>Short!</think>\nStaking', 'Staking'],
    ['Short!\n</think>\n\nStaking', 'Staking'],
    ['<think>never ending', null],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
    ['“”', null],
  ])('takes %j for the title %j', async (content, title) => {
    const question = title?.startsWith('质押') ? '质押是什么？' : 'What is staking?'
    model.onMessage(question, { content })
    const { signal } = new AbortController()
    expect(await engine().title(question, signal)).toBe(title)
  })

  it.each([
    ['什么是质押？', 'What staking is', false],
    ['什么是质押？', '质押', true],
    ['BTC 现在多少钱？', 'BTC', true],
    ['What is staking?', '质押', false],
    ['What is staking?', 'Staking', true],
  ])('may name a topic that begins with %j %j: %j', (question, title, expected) => {
    expect(isInLanguageOf(question, title)).toBe(expected)
  })

  it('does without a title when the model fails', async () => {
    model.nextRequestError(500)
    expect(await engine().title('What?', new AbortController().signal)).toBeNull()
  })
})

it.each([
  { deepThink: true, internetSearch: true },
  { deepThink: false, internetSearch: false },
])('says what it does before the model has said or been asked anything: %o', async (modes) => {
  let asked = 0
  await using model = await ScriptedModel.start(() => {
    asked += 1
  })
  const engine = openAiEngine(model.endpoint(), alone)
  const events = engine.answer(question(modes), new AbortController().signal)
  for await (const event of events) {
    expect(event).toEqual(HANDING)
    break
  }
  expect(asked).toBe(0)
})

describe('where nothing can be looked up', () => {
  it('the first words are said before it is known whether a sum follows', async () => {
    await using model = await ScriptedModel.start((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(delta({ content: 'First this.' }))
    })
    const stopping = new AbortController()
    const asked = question({ internetSearch: true })
    const engine = openAiEngine(model.endpoint(), alone)
    const said: string[] = []
    for await (const event of engine.answer(asked, stopping.signal)) {
      if (event.event !== 'message') continue
      said.push(event.content)
      stopping.abort()
    }
    expect(said).toEqual(['First this.'])
  })
})

describe('an abort', () => {
  it('ends the answer quietly and closes the connection to the model', async () => {
    await using model = await ScriptedModel.start((response) =>
      response.writeHead(200).write(delta({ content: 'Staking' })),
    )
    const controller = new AbortController()
    const events: EngineEvent[] = []
    for await (const event of openAiEngine(model.endpoint(), alone).answer(
      question(),
      controller.signal,
    )) {
      events.push(event)
      if (event.event === 'message') controller.abort()
    }
    expect(events.map(({ event }) => event)).toEqual(['progress', 'relevant', 'message'])
    await model.left()
  })

  it('closes the connection that waits for a first word', async () => {
    const controller = new AbortController()
    await using model = await ScriptedModel.start(() => controller.abort())
    const events = openAiEngine(model.endpoint(), alone).answer(question(), controller.signal)
    expect(await Array.fromAsync(events)).toEqual([HANDING])
    await model.left()
  })

  it('before the beginning asks nothing', async () => {
    let asked = 0
    await using model = await ScriptedModel.start((response) => {
      asked += 1
      response.end()
    })
    const events = openAiEngine(model.endpoint(), alone).answer(question(), AbortSignal.abort())
    expect(await Array.fromAsync(events)).toEqual([])
    expect(asked).toBe(0)
  })

  it('of the reading alone closes the connection as well', async () => {
    await using model = await ScriptedModel.start((response) =>
      response.writeHead(200).write(delta({ content: 'Staking' })),
    )
    const { signal } = new AbortController()
    for await (const _ of openAiEngine(model.endpoint(), alone).answer(question(), signal)) break
    await model.left()
  })

  it('leaves no connection behind an answer that is complete', async () => {
    await using model = await ScriptedModel.start(streaming(delta({ content: 'Staking' }), DONE))
    const { signal } = new AbortController()
    await Array.fromAsync(openAiEngine(model.endpoint(), alone).answer(question(), signal))
    await model.left()
  })
})
