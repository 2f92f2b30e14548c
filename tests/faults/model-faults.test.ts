import { setTimeout as sleep } from 'node:timers/promises'
import { ask, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { type FakeSearch, startFakeSearch } from '../fakes/fake-search.ts'
import {
  calling,
  instantly,
  type ModelScript,
  numberedPieces,
  refusing,
  silentAfter,
  slowly,
  thinkingFirst,
  tornAfter,
} from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { lastTurn, recordAnswer, topicsLeft } from './recorded-answer.ts'
import { newStore } from './store.ts'

interface Fault {
  readonly name: string
  readonly script: ModelScript
  readonly key: 'error.modelFailed' | 'error.modelBusy' | 'error.modelTimeout'
  /** The text before the fault; a question without any text is given back. */
  readonly text: string
}

const MESSAGES = {
  'error.modelFailed': 'The model could not complete the answer',
  'error.modelBusy': 'The model is busy',
  'error.modelTimeout': 'The model took too long',
}

/** A minute in service; what is sent a byte at a time takes longer than this. */
const SILENCE_MS = 15_000
const PARTIAL_TEXT = 'This much was said.'
const NOT_SEARCHED = '\n\n*The web was not searched for this answer.*'
const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const call = (name: string, given: unknown) => ({ name, arguments: given })

const failing = (
  name: string,
  script: ModelScript,
  text = '',
  key: Fault['key'] = 'error.modelFailed',
): Fault => ({ name, script, key, text })

// The slow ones first: they wait beside each other.
const faults: readonly Fault[] = [
  failing('hangs after some text', silentAfter(PARTIAL_TEXT), PARTIAL_TEXT, 'error.modelTimeout'),
  failing('is busy', refusing(429), '', 'error.modelBusy'),
  failing('is broken', refusing(500)),
  failing('takes neither tools nor questions', refusing(400)),
  failing('resets the connection', (reply) => reply.reset()),
  failing('tears the connection', tornAfter(PARTIAL_TEXT), PARTIAL_TEXT),
  failing(
    'leaves without an end',
    (reply) => {
      reply.say(PARTIAL_TEXT)
      reply.leave()
    },
    PARTIAL_TEXT,
  ),
  failing(
    'sends half a JSON',
    (reply) => {
      reply.say(PARTIAL_TEXT)
      reply.raw('data: {"choices":[{"del\n\n')
      reply.end()
    },
    PARTIAL_TEXT,
  ),
  failing(
    'reports an error in mid-answer',
    (reply) => {
      reply.say(PARTIAL_TEXT)
      reply.raw('data: {"error":{"message":"overloaded"}}\n\n')
      reply.leave()
    },
    PARTIAL_TEXT,
  ),
  failing('sends a page', (reply) => reply.instead('text/html', '<p>Welcome</p>')),
  failing('sends a JSON', (reply) => reply.instead('application/json', '{"choices":[]}')),
  failing('says nothing', (reply) => reply.end()),
  failing(
    'only thinks',
    thinkingFirst('Hm.', (reply) => reply.end()),
  ),
  failing('never stops calling', (reply) => reply.call(call('search_web', { query: 'more' }))),
]

interface ToleratedFault {
  readonly name: string
  readonly script: ModelScript
  readonly text: string
}

const toleratedFaults: readonly ToleratedFault[] = [
  {
    name: 'sends one byte at a time',
    async script(reply) {
      for (const byte of Buffer.from(`${piece('Slow.')}data: [DONE]\n\n`)) {
        reply.raw(Uint8Array.of(byte))
        await sleep(250)
      }
      reply.leave()
    },
    text: `Slow.${NOT_SEARCHED}`,
  },
  {
    name: 'sends what is no UTF-8',
    script(reply) {
      const [head = '', tail = ''] = piece('Price: # up').split('#')
      for (const bytes of [head, Uint8Array.of(0xff, 0xc3), tail]) reply.raw(bytes)
      reply.end()
    },
    text: `Price: \uFFFD\uFFFD up${NOT_SEARCHED}`,
  },
  {
    name: 'calls with broken JSON',
    script: calling([call('search_web', '{"query": "bit')], instantly('No figures.')),
    text: `No figures.${NOT_SEARCHED}`,
  },
  {
    name: 'calls a tool that there is not',
    script: calling([call('send_money', { to: 'me' })], instantly('I can’t do that.')),
    text: `I can’t do that.${NOT_SEARCHED}`,
  },
  {
    // Of which no rule knows what to look up.
    name: 'takes no tools',
    script: (reply) => (reply.offered.length > 0 ? reply.refuse(400) : instantly('Hi.')(reply)),
    text: 'Hi.\n\n*The web was not searched: the configured model can’t use search.*',
  },
  {
    name: 'calls until it may not',
    script: (reply) =>
      reply.offered.length > 0
        ? reply.call(call('search_web', { query: 'more' }))
        : instantly('Enough [1].')(reply),
    text: 'Enough [1].\n\n*Left out: further look-ups (no more rounds of them).*',
  },
]

const shared = new AsyncDisposableStack()
let model: FakeModel
let search: FakeSearch
let server: ServerProcess

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  search = shared.use(await startFakeSearch())
  const store = shared.use(await newStore('postgresql'))
  const env = { ...store.env, ...model.env, ...search.env.searxng }
  server = shared.use(await startServer({ ...store, env, modelSilenceMs: SILENCE_MS }))
})
afterAll(() => shared.disposeAsync())

async function asked(name: string, script: ModelScript, internet_search = true) {
  const question = `What of a model that ${name}?`
  model.answer(question, script)
  const client = (await newUser(server)).at(server)
  const topics_id = newId()
  const recorded = recordAnswer(
    ask({ question, topics_id, deepthink: true, internet_search }, { client }),
    topics_id,
  )
  await recorded.ended
  expect(recorded.failure).toBeNull()
  const { answer } = await lastTurn(client, topics_id)
  return { recorded, answer, left: await topicsLeft(client), question }
}

// Concurrent, because each silent model is waited for until the server's timeout.
describe.concurrent('a model that', () => {
  test.each(toleratedFaults)('$name is tolerated', async ({ name, script, text }) => {
    const { recorded, answer, left, question } = await asked(name, script)
    expect(recorded.state).toMatchObject({ status: 'done', text })
    expect(answer).toMatchObject({ status: 'done', content: text })
    expect(left).toBe(2)
    expect(model.requestsFor(question).length).toBeLessThanOrEqual(6)
  })

  test.each(faults)('$name ends in $key', async ({ name, script, key, text }) => {
    const { recorded, answer, left } = await asked(name, script)
    expect(recorded.state).toMatchObject({ status: 'failed', text, error: { error_key: key } })
    expect(recorded.state.error?.message).toContain(MESSAGES[key])
    expect(recorded.events.at(-1)).toMatchObject({ event: 'error' })
    expect(recorded.events.map(({ event }) => event)).not.toContain('generateEnd')
    expect(answer).toMatchObject({ status: 'failed', content: text })
    expect(left).toBe(text ? 2 : 3)
  })

  test('works is not disturbed by the others', async () => {
    const { recorded, left } = await asked('works', slowly(numberedPieces(150), 20), false)
    expect(recorded.state).toMatchObject({
      status: 'done',
      text: [...numberedPieces(150)].join(''),
    })
    expect(left).toBe(2)
  })
})
