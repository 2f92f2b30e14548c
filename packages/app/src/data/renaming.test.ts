import { configure } from '@coinquiry/api-client'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { rename, titleProblem } from './renaming.ts'

const topicKey = ['topic', 'a']
const listKey = ['topic-list', 'history', '', 50]
const match = (message_id: string | null) => ({ message_id, excerpt: 'Gas', ranges: [[0, 3]] })

let queries: QueryClient
let replies: ((code: 0 | 1) => void)[]
let requests: (RequestInit | undefined)[]

beforeEach(() => {
  replies = []
  requests = []
  configure({
    baseUrl: '',
    fetch(_, request) {
      requests.push(request)
      const { promise, resolve } = Promise.withResolvers<Response>()
      replies.push((code) => resolve(Response.json({ code, data: code === 0 ? null : 'No' })))
      return promise
    },
  })
  queries = new QueryClient()
  queries.setQueryData(topicKey, { cur_topics_info: { title: 'Gas', topics_title: 'Gas' } })
  const items = [
    { topics_id: 'a', title: 'Gas', topics_title: 'Gas' },
    { topics_id: 'b', title: 'Forks', topics_title: 'Forks' },
  ]
  queries.setQueryData(listKey, { pages: [{ items, next: null }], pageParams: [null] })
})

const renameTo = (title: string) => rename(queries, { topicsId: 'a', title })
const titles = () => {
  const topic = queries.getQueryData<{ cur_topics_info: { title: string } }>(topicKey)
  const list = queries.getQueryData<{ pages: { items: { title: string }[] }[] }>(listKey)
  return [topic?.cur_topics_info.title, ...(list?.pages[0]?.items ?? []).map(({ title }) => title)]
}

test('a new title is shown at once, and the old one again if it is refused', async () => {
  const renamed = renameTo('Fees')
  await expect.poll(titles).toEqual(['Fees', 'Fees', 'Forks'])
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(1)
  await expect(renamed).rejects.toThrow('No')
  expect(titles()).toEqual(['Gas', 'Gas', 'Forks'])
})

test('a new title is stored even if the page is loaded again at once', async () => {
  const renamed = renameTo('Fees')
  await expect.poll(() => requests).toMatchObject([{ keepalive: true }])
  replies[0]?.(0)
  await renamed
})

test('what was read in the meantime does not bring the old title back', async () => {
  const renamed = renameTo('Fees')
  await expect.poll(() => replies).toHaveLength(1)
  queries.setQueryData(topicKey, { cur_topics_info: { title: 'Gas', topics_title: 'Gas' } })
  replies[0]?.(0)
  await renamed
  expect(titles()).toEqual(['Fees', 'Fees', 'Forks'])
})

test('a match in the old title is not marked in the new one', async () => {
  const items = [
    { topics_id: 'a', title: 'Gas', match: match(null) },
    { topics_id: 'a', title: 'Gas', match: match('message') },
  ]
  queries.setQueryData(listKey, { pages: [{ items, next: null }], pageParams: [null] })
  const renamed = renameTo('Fees')
  await expect.poll(() => replies).toHaveLength(1)
  replies[0]?.(0)
  await renamed
  expect(queries.getQueryData(listKey)).toMatchObject({
    pages: [{ items: [{ title: 'Fees' }, { title: 'Fees', match: match('message') }] }],
  })
  expect(JSON.stringify(queries.getQueryData(listKey)).match(/"match"/g)).toHaveLength(1)
})

test.each([
  ['Gas', null],
  [' ', 'empty'],
  ['🪙'.repeat(100), null],
  ['🪙'.repeat(101), 'tooLong'],
])('%j as a title: %j', (title, problem) => {
  expect(titleProblem(title)).toBe(problem)
})
