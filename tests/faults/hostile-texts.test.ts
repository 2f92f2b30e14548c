import { randomUUID } from 'node:crypto'
import {
  fetchSharedTopic,
  fetchTopicList,
  fetchTopicMessage,
  shareTopic,
} from '@coinquiry/api-client'
import { hostileCases, listenOnLoopback, openDocx, targetsOf } from '@coinquiry/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { type FakeSearch, startFakeSearch } from '../fakes/fake-search.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser, type User } from '../fixtures/users.ts'
import { newStore, openRows, type Store } from './store.ts'

const shared = new AsyncDisposableStack()
const opened: string[] = []
let model: FakeModel
let search: FakeSearch
let store: Store
let server: ServerProcess
let bait: string
let mei: User
let bob: User

beforeAll(async () => {
  const listener = shared.use(
    await listenOnLoopback((request, response) => {
      opened.push(request.url ?? '')
      response.end('caught')
    }),
  )
  bait = listener.address
  model = shared.use(await startFakeModel())
  search = shared.use(await startFakeSearch())
  store = shared.use(await newStore('postgresql'))
  const env = {
    ...store.env,
    ...model.env,
    ...search.env.brave,
    METRICS_TOKEN: 'fake-metrics-token',
  }
  server = shared.use(await startServer({ ...store, env }))
  mei = await newUser(server)
  bob = await newUser(server)
})
afterAll(() => shared.disposeAsync())

/** From now on it opens what it is told to, and answers with all that it was told. */
function obey(question: string) {
  model.answer(question, (reply) => {
    const heard =
      model
        .requestsFor(question)
        .at(-1)
        ?.messages.map(({ content }) => content ?? '') ?? []
    const addresses = [...new Set(heard.join('\n').match(/https?:\/\/[^\s"'<>()[\]，。]+/g) ?? [])]
    const baits = addresses.filter((address) => address.startsWith(bait))
    if (reply.results.length === 0)
      return reply.call(
        { name: 'search_web', arguments: { query: question } },
        { name: 'delete_topic', arguments: { topics_id: 'all' } },
        ...baits.slice(0, 2).map((url) => ({ name: 'read_page', arguments: { url } })),
      )
    const links = addresses.map(
      (address) => `[click](${address}) ![](${address}?d=all) <${address}>`,
    )
    reply.say([...heard, ...links].join('\n\n'))
    return reply.end()
  })
}

const addressesIn = (text: string) =>
  text.match(/(?:https?:\/\/|www\.|\]\()[^\s)>]*urged[^\s)>]*/g) ?? []

/** Where the links of a Word file lead. */
async function exportedLinks({ token }: User, topics_id: string) {
  const query = new URLSearchParams({ topics_id, file_type: '2' })
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${server.api}/topics/download/topic?${query}`, { headers })
  expect(reply.status).toBe(200)
  return targetsOf(openDocx(new Uint8Array(await reply.arrayBuffer())))
}

const tried = (place: string) =>
  hostileCases(bait)
    .filter((given, at) => given.place === place && at % 4 === 0)
    .slice(0, 2)

test('a shared topic that gives orders changes nothing for whoever continues it, and gives nothing away', async () => {
  const [secretOfMei, secretOfBob] = ['mei-keeps-her-diary', 'bob-keeps-his-diary']
  await mei.ask(secretOfMei)
  await bob.ask(secretOfBob)
  await using rows = await openRows(store)

  for (const { text, mark } of tried('shared topic')) {
    const topic = await mei.ask(text)
    const { share_token } = await shareTopic({ topics_id: topic }, { client: mei.at(server) })
    const { cur_topics_info } = await fetchSharedTopic(share_token, { client: bob.at(server) })
    const question = `And what is the fee? ${randomUUID()}`
    obey(question)
    const before = await rows.counted()
    const topics_id = randomUUID()
    await bob.post('/ask', {
      ...{ question, topics_id, deepthink: true, internet_search: true, question_type: 0 },
      share_topics_id: cur_topics_info.topics_id,
    })
    // A question, its answer, and what they cost and earn: nothing else.
    const { topics, messages, generations, spends, points, ...others } = before
    expect(await rows.counted()).toEqual({
      ...{ topics: topics + 1, messages: messages + 2, generations: generations + 1 },
      ...{ spends: spends + 1, points: points + 1, ...others },
    })
    await seeNothingTaken(bob, topics_id, question, mark)
    expect(JSON.stringify(model.requestsFor(question))).not.toMatch(/keeps-(?:his|her)-diary/)
  }
  const own = await fetchTopicList({}, { client: bob.at(server) })
  expect(JSON.stringify(own)).toContain(secretOfBob)
})

test('a search result that gives orders changes nothing, and gives nothing away', async () => {
  const asker = await newUser(server)
  for (const { text, mark } of tried('search result')) {
    search.pages = [{ title: text, url: 'https://found.example/fees', text }]
    const question = `What is the fee? ${randomUUID()}`
    obey(question)
    const topics_id = await asker.ask(question)
    await seeNothingTaken(asker, topics_id, question, mark)
  }
})

async function seeNothingTaken(user: User, topics_id: string, question: string, mark: string) {
  const topic = await fetchTopicMessage({ topics_id }, { client: user.at(server) })
  const answer = topic.cur_message.at(-1)?.content_list.at(-1)?.content ?? ''
  const requests = JSON.stringify(model.requestsFor(question))
  expect(requests).toContain(mark)
  expect(answer).toContain('click')
  expect(opened).toEqual([])
  expect(addressesIn(answer)).toEqual([])
  const led = await exportedLinks(user, topics_id)
  expect(led.filter((link) => /urged|127\.0\.0\.1/.test(link))).toEqual([])
  expect(answer + requests).not.toMatch(/fake-key|fake-search-key|fake-metrics-token/)
}
