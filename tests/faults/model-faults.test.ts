import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModelPeer, startModelPeer } from '../peers/model-peer.ts'
import {
  type ModelScript,
  refusing,
  silentAfter,
  slowly,
  tornAfter,
} from '../peers/model-scripts.ts'
import { type ServerProcess, startServer } from '../peers/server-process.ts'
import { lastTurn, newAsker, topicsLeft } from './asker.ts'
import { hearNew } from './hearing.ts'
import { newStore } from './store.ts'
import { words } from './words.ts'

interface Fault {
  readonly question: string
  readonly script: ModelScript
  readonly key: string
  readonly message: string
  readonly text: string
  /** An answer without any text is given back. */
  readonly topicsLeft: number
}

const FAILED = 'The model could not complete the answer'
const faults: readonly Fault[] = [
  {
    question: 'A busy model?',
    script: refusing(429),
    key: 'error.modelBusy',
    message: 'The model is busy',
    text: '',
    topicsLeft: 3,
  },
  {
    question: 'A broken model?',
    script: refusing(500),
    key: 'error.modelFailed',
    message: FAILED,
    text: '',
    topicsLeft: 3,
  },
  {
    question: 'A model that breaks off?',
    script: tornAfter('This much was said.'),
    key: 'error.modelFailed',
    message: FAILED,
    text: 'This much was said.',
    topicsLeft: 2,
  },
  {
    question: 'A model that says nothing?',
    script: (reply) => reply.end(),
    key: 'error.modelFailed',
    message: FAILED,
    text: '',
    topicsLeft: 3,
  },
  {
    question: 'A model that falls silent?',
    script: silentAfter('This much was said.'),
    key: 'error.modelTimeout',
    message: 'The model took too long',
    text: 'This much was said.',
    topicsLeft: 2,
  },
]

const shared = new AsyncDisposableStack()
let model: ModelPeer
let server: ServerProcess

beforeAll(async () => {
  model = shared.use(await startModelPeer())
  const store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))
})
afterAll(() => shared.disposeAsync())

// Together, because silence takes as long as the server's patience with a model lasts.
describe.concurrent('when a model fails', () => {
  test.each(faults)(
    '$question',
    async ({ question, script, key, message, text, topicsLeft: left }) => {
      model.answer(question, script)
      const client = (await newAsker(server)).at(server)
      const hearing = hearNew(client, question)
      await hearing.ended

      expect(hearing.failure).toBeNull()
      expect(hearing.state).toMatchObject({ status: 'failed', text, error: { error_key: key } })
      expect(hearing.state.error?.message).toContain(message)
      expect(hearing.events.map(({ event }) => event)).not.toContain('generateEnd')
      const { answer } = await lastTurn(client, hearing.topicId)
      expect(answer).toMatchObject({ status: 'failed', content: text })
      expect(await topicsLeft(client)).toBe(left)
    },
  )

  test('other answers are not disturbed', async () => {
    model.answer('A working model?', slowly(words(150), 20))
    const client = (await newAsker(server)).at(server)
    const hearing = hearNew(client, 'A working model?')
    await hearing.ended
    expect(hearing.state).toMatchObject({ status: 'done', text: [...words(150)].join('') })
    expect(await topicsLeft(client)).toBe(2)
  })
})
