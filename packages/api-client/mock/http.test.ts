import { expect, test } from 'vitest'
import { ask, fetchTopicList, newId } from '../src/index.ts'
import { instantly } from './clock.ts'
import { startHttpMock } from './http.ts'

test('the same world and seed give the same times over HTTP', async () => {
  const times = async () => {
    await using mock = await startHttpMock()
    const client = { baseUrl: mock.api, token: () => mock.resident?.token ?? null }
    return (await fetchTopicList({}, { client })).items
  }
  const first = await times()
  expect(first.length).toBeGreaterThan(0)
  expect(first[0]?.updated_at).toBeLessThan(1_795_180_000)
  expect(await times()).toEqual(first)
})

test('a question that leaves out all it may is new and gets an analysis', async () => {
  await using mock = await startHttpMock({ wait: instantly })
  const client = { baseUrl: mock.api, token: () => mock.resident?.token ?? null }
  const seen = new Set<string>()
  for await (const { event } of ask({ question: 'Why?', topics_id: newId() }, { client })) {
    seen.add(event)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['start', 'think', 'message', 'close']))
})
