import { configure } from '@coinquiry/api-client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { type DislikeReason, rating } from './rating.ts'

const key = ['topic', 'a']
const read = (is_like: number) => ({
  cur_message: [{ content_list: [{ message_id: 'answer', is_like }] }],
})

let queries: QueryClient
let replies: ((code: 0 | 1, data?: unknown) => void)[]
let bodies: unknown[]

beforeEach(() => {
  replies = []
  bodies = []
  configure({
    baseUrl: '',
    fetch(_, options) {
      bodies.push(JSON.parse(String(options?.body)))
      const { promise, resolve } = Promise.withResolvers<Response>()
      replies.push((code, data = code === 0 ? null : 'No') =>
        resolve(Response.json({ code, data })),
      )
      return promise
    },
  })
  queries = new QueryClient()
  queries.setQueryData(key, read(0))
})

const rate = (like: 0 | 1 | 2, reason?: DislikeReason) =>
  new MutationObserver(queries, rating(queries, 'a')).mutate({ messageId: 'answer', like, reason })

test('a rating is shown at once, and taken back if it is refused', async () => {
  const rated = rate(1)
  expect(queries.getQueryData(key)).toEqual(read(1))
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(1)
  await expect(rated).rejects.toThrow('No')
  expect(queries.getQueryData(key)).toEqual(read(0))
})

test('what was read in the meantime does not take a rating away', async () => {
  const rated = rate(1)
  queries.setQueryData(key, read(0))
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(0)
  await rated
  expect(queries.getQueryData(key)).toEqual(read(1))
})

test('the last of several ratings is the one that stays', async () => {
  const ratings = [rate(1), rate(2)]
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(0)
  await expect.poll(() => replies).toHaveLength(2)
  expect(queries.getQueryData(key)).toEqual(read(2))
  replies[1]?.(0)
  await Promise.all(ratings)
  expect(queries.getQueryData(key)).toEqual(read(2))
})

test('after several that are refused, what the server has is shown', async () => {
  const ratings = Promise.allSettled([rate(1), rate(2)])
  for (const count of [1, 2]) {
    await expect.poll(() => replies).toHaveLength(count)
    replies[count - 1]?.(1)
  }
  await ratings
  await expect.poll(() => replies).toHaveLength(3)
  replies[2]?.(0, read(0))
  await expect.poll(() => queries.getQueryData(key)).toEqual(read(0))
})

test('a reason follows its rating, and what is rated after it follows the reason', async () => {
  const reason: DislikeReason = { choices: ['out_of_date'], text: 'From 2023.' }
  const ratings = [rate(2), rate(2, reason), rate(0)]
  for (const count of [1, 2, 3]) {
    await expect.poll(() => replies).toHaveLength(count)
    replies[count - 1]?.(0)
  }
  await Promise.all(ratings)
  expect(bodies).toEqual([
    { message_id: 'answer', comments: 2 },
    { message_id: 'answer', comments: 2, reason },
    { message_id: 'answer', comments: 0 },
  ])
  expect(queries.getQueryData(key)).toEqual(read(0))
})

test('a reason that is refused leaves the rating', async () => {
  queries.setQueryData(key, read(2))
  const sent = rate(2, { choices: [], text: 'Too long' })
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(1)
  await expect(sent).rejects.toThrow('No')
  expect(queries.getQueryData(key)).toEqual(read(2))
})
