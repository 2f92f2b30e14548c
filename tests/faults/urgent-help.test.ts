import { ask, type Client, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { instantly, refusing, thinkingFirst } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { lastTurn, type RecordedAnswer, recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const shared = new AsyncDisposableStack()
let model: FakeModel
const servers = new Map<string, ServerProcess>()

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  const store = shared.use(await newStore('postgresql'))
  for (const [engine, env] of [
    ['handbook', store.env],
    ['model', { ...store.env, ...model.env }],
  ] as const) {
    servers.set(engine, shared.use(await startServer({ ...store, env })))
  }
})
afterAll(() => shared.disposeAsync())

const GENERAL = 'what is a seed phrase'
const TROUBLES = [
  {
    language: 'zh',
    question: '平台要 20% 保证金才能提现',
    first: '**不要再付钱。',
    steps: ['\n1. **马上停止付款**', '\n3. **能冻结的先冻结**', '96110', '\n6. **小心第二次被骗**'],
    entry: '**加密骗局与识别方法**',
  },
  {
    language: 'en',
    question: 'my exchange account was hacked what do i do',
    first: '**Act now, in this order',
    steps: [
      '\n1. **Freeze the account.**',
      '\n2. **If you still get in',
      'ic3.gov',
      '\n7. **Report it**',
    ],
    entry: '**What to do when funds are lost or stolen:**',
  },
] as const
type Trouble = (typeof TROUBLES)[number]
type Asked = Omit<Parameters<typeof ask>[0], 'topics_id' | 'deepthink' | 'internet_search'>

async function person(engine: string) {
  const on = servers.get(engine)
  if (!on) throw new Error(`There is no ${engine}`)
  return (await newUser(on)).at(on)
}

async function listenTo(client: Client, topics_id: string, asked: Asked) {
  const recorded = recordAnswer(
    ask({ ...asked, topics_id, deepthink: true, internet_search: false }, { client }),
    topics_id,
  )
  await recorded.ended
  return recorded
}

/** The steps come first and whole, without an analysis, and what is stored is everything. */
async function expectHelp(client: Client, recorded: RecordedAnswer, trouble: Trouble) {
  const text = recorded.events.find(({ event }) => event === 'message' || event === 'think')
  const said = text?.event === 'message' ? text.content : ''
  expect(said.startsWith(trouble.first)).toBe(true)
  for (const step of trouble.steps) expect(said).toContain(step)
  const names = recorded.events.map(({ event }) => event)
  expect(names).not.toContain('think')
  expect(names).not.toContain('thinkEnd')

  expect(recorded.failure).toBeNull()
  expect(recorded.state).toMatchObject({ status: 'done', think: '' })
  const { text: whole } = recorded.state
  expect(whole.startsWith(`${said}\n\n`)).toBe(true)
  expect(recorded.events.find(({ event }) => event === 'close')).toMatchObject({ response: whole })
  const { answer } = await lastTurn(client, recorded.topicId)
  expect(answer).toMatchObject({ content: whole, think_content: '' })
  return whole.slice(said.length)
}

describe.each(['handbook', 'model'])('with the %s', (engine) => {
  test.each(TROUBLES)(
    'a person in trouble is told the steps first: asked anew, again, edited and as a follow-up in $language',
    async (trouble) => {
      const { question } = trouble
      model.answer(question, thinkingFirst('Hm.', instantly('What the model adds.')))
      const follows = engine === 'model' ? 'What the model adds.' : trouble.entry
      const client = await person(engine)
      const topic = newId()
      const helped = async (asked: Asked) => {
        const recorded = await listenTo(client, topic, asked)
        expect(await expectHelp(client, recorded, trouble)).toContain(follows)
      }

      await helped({ question })
      const turn = await lastTurn(client, topic)
      await helped({ question: '', question_type: 2, message_id: turn.answer.message_id })

      const general = await listenTo(client, newId(), { question: GENERAL })
      expect(general.state.text).not.toContain(trouble.first)
      const asked = await lastTurn(client, general.topicId)
      const edited = await listenTo(client, general.topicId, {
        question,
        question_type: 1,
        message_id: asked.question.message_id,
      })
      expect(await expectHelp(client, edited, trouble)).toContain(follows)
      const followUp = await listenTo(client, general.topicId, { question })
      expect(await expectHelp(client, followUp, trouble)).toContain(follows)
    },
  )

  test('help lines come before anything else', async () => {
    const client = await person(engine)
    const { state } = await listenTo(client, newId(), { question: 'i lost it all and want to die' })
    expect(state.status).toBe('done')
    expect(state.text.indexOf('**988**')).toBeGreaterThan(0)
    expect(state.text.indexOf('**988**')).toBeLessThan(900)
  })
})

test('a model is told what was said, and what it must not help with', async () => {
  const client = await person('model')
  const question = 'how can i launder money with crypto'
  const { state } = await listenTo(client, newId(), { question })
  expect(state.text).toMatch(/^I can't help with hiding where money comes from/)
  const [request] = model.requestsFor(question)
  expect(request?.messages[0]?.content).toContain("<shown>\nI can't help with hiding")
  expect(request?.messages[0]?.content).toContain('Don’t help with it in any part')
})

test('the steps stay when the model fails after them', async () => {
  const client = await person('model')
  const question = 'someone stole my usdt 10 minutes ago'
  model.answer(question, refusing(500))
  const recorded = await listenTo(client, newId(), { question })
  expect(recorded.state.status).toBe('failed')
  const { answer } = await lastTurn(client, recorded.topicId)
  expect(answer.content).toMatch(/^\*\*Save what is left first/)
  expect(recorded.state.text).toBe(answer.content)
})
