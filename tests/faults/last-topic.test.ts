import { ApiError, type Client, fetchTopicMessage, newId } from '@coinquiry/api-client'
import { describe, expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { askAndRecord, topicsLeft } from './recorded-answer.ts'
import { newStore } from './store.ts'

const TRIALS = 2
const ASKS = 100

describe.each(['embedded', 'postgresql'] as const)('the last topic of the day on %s', (kind) => {
  test('goes to exactly one of a hundred questions that come together', async () => {
    await using model = await startFakeModel()
    await using store = await newStore(kind)
    await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })

    for (let trial = 0; trial < TRIALS; trial++) {
      const client = (await newUser(server)).at(server)
      await askAndRecord(client, 'What is a coin?').ended
      await askAndRecord(client, 'What is a token?').ended
      expect(await topicsLeft(client)).toBe(1)

      const ids = Array.from({ length: ASKS }, newId)
      const results = await Promise.all(ids.map((id) => askOnce(client, id)))
      expect(Map.groupBy(results, (result) => result).get('close')).toHaveLength(1)
      // More than a user may read at once are refused before they are counted.
      const refusals = ['error.topicLimit', 'error.tooManyRequests']
      for (const result of results) expect(['close', ...refusals]).toContain(result)

      const kept = await Promise.all(ids.map((id) => isKept(client, id)))
      expect(kept).toEqual(results.map((result) => result === 'close'))
      expect(await topicsLeft(client)).toBe(0)
    }
  })
})

/** The name of the last event, or the key of the refusal. */
async function askOnce(client: Client, topicId: string): Promise<string | undefined> {
  const recorded = askAndRecord(client, 'Which one?', topicId)
  await recorded.ended
  const { failure, events } = recorded
  return failure instanceof ApiError ? failure.errorKey : events.at(-1)?.event
}

async function isKept(client: Client, topics_id: string): Promise<boolean> {
  try {
    await fetchTopicMessage({ topics_id }, { client })
    return true
  } catch (error) {
    expect(error).toMatchObject({ errorKey: 'error.noAccess' })
    return false
  }
}
