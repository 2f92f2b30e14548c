import { expect, test } from 'vitest'
import { fetchTopicList } from '../src/index.ts'
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
