import { expect, it } from 'vitest'
import { z } from 'zod'
import { startFakeSentiment } from '../../../../../tests/fakes/fake-sentiment.ts'
import { readEnv } from '../../env.ts'
import { DataFailure } from '../../ports/data-failure.ts'
import { startFakeJsonService } from '../../testing/fake-json-service.ts'
import { createSentiment } from './alternative-me.ts'

const { signal } = new AbortController()

/** What is published of the index, in our own words. */
const published = z.strictObject({
  name: z.literal('Fear and Greed Index'),
  data: z.array(
    z.strictObject({
      ...{ value: z.string(), value_classification: z.string(), timestamp: z.string() },
      time_until_update: z.string().optional(),
    }),
  ),
  metadata: z.strictObject({ error: z.string().nullable() }),
})

it('is nothing without an address, unless public data is meant', () => {
  expect(createSentiment(readEnv({}))).toBeNull()
  expect(createSentiment(readEnv({ LIVE_DATA: 'public' }))?.name).toBe('Alternative.me')
})

it('gives the moods of the last days, oldest first', async () => {
  await using fake = await startFakeSentiment()
  const reply = await (await fetch(`${fake.env.ALTERNATIVE_ME_URL}/fng/?limit=2`)).json()
  expect(published.safeParse(reply).error?.issues).toBeUndefined()
  const moods = await createSentiment(readEnv(fake.env))?.moods(2, signal)
  expect(moods).toMatchObject([
    { index: { value: '24' } },
    {
      index: { kind: 'sentiment', value: '23', unit: 'of 100', asOf: '2026-11-20T00:00:00.000Z' },
      label: 'Fear',
    },
  ])
})

it.each([
  { data: [{ value: 101, value_classification: 'Greed', timestamp: '1' }] },
  { data: [{ value: 'many', value_classification: 'Greed', timestamp: '1' }] },
  { data: null, metadata: { error: 'private' } },
])('fails on %j', async (reply) => {
  await using service = await startFakeJsonService(() => reply)
  const sentiment = createSentiment(readEnv({ ALTERNATIVE_ME_URL: service.address }))
  await expect(sentiment?.moods(1, signal)).rejects.toBeInstanceOf(DataFailure)
})

it('leaves out what is no index, and cleans what it is called', async () => {
  const row = (value: string) => ({
    ...{ value, value_classification: '<b>Greed</b>\u202e', timestamp: '1795132800' },
  })
  await using service = await startFakeJsonService(() => ({ data: [row('101'), row('100')] }))
  const sentiment = createSentiment(readEnv({ ALTERNATIVE_ME_URL: service.address }))
  expect(await sentiment?.moods(2, signal)).toMatchObject([{ label: 'Greed' }])
})
