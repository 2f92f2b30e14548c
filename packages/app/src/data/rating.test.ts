import { configure } from '@coinquiry/api-client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { rating } from './rating.ts'

const key = ['topic', 'a']
const read = (is_like: number) => ({
  cur_message: [{ content_list: [{ message_id: 'answer', is_like }] }],
})

let queries: QueryClient
let replies: ((code: 0 | 1) => void)[]

beforeEach(() => {
  replies = []
  configure({
    baseUrl: '',
    fetch() {
      const { promise, resolve } = Promise.withResolvers<Response>()
      replies.push((code) => resolve(Response.json({ code, data: code === 0 ? null : 'No' })))
      return promise
    },
  })
  queries = new QueryClient()
  queries.setQueryData(key, read(0))
})

const rate = (like: 0 | 1 | 2) =>
  new MutationObserver(queries, rating(queries, 'a')).mutate({ messageId: 'answer', like })

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
