import { configure } from '@coinquiry/api-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAllRuns } from './following.ts'
import { runOf } from './run.ts'
import { askingIn } from './use-ask.ts'

const question = {
  text: 'why?',
  deepThink: true,
  deepSearch: true,
  onAccepted: () => {},
  onRefused: () => {},
}
const calls: string[] = []
let canRead: boolean

beforeEach(() => {
  calls.length = 0
  canRead = false
  vi.useFakeTimers()
  configure({
    baseUrl: '',
    async fetch(url) {
      calls.push(String(url))
      if (url === '/ask') return Response.json({ code: 0, response: 'Because.' })
      if (!canRead) throw new TypeError('Failed to fetch')
      return Response.json({ code: 0, data: {} })
    },
  })
})
afterEach(() => {
  leaveAllRuns()
  vi.useRealTimers()
})

/** Asks, and waits until the whole answer is there and reading the topic has failed. */
async function answered() {
  const queries = new QueryClient()
  askingIn('topic', queries).askNew(question, { parentId: null, opensTopic: true })
  await vi.waitFor(() => expect(calls).toContain('/topics/fetch_topic_message'))
  expect(runOf('topic')).toMatchObject({ connection: 'ended', answer: { text: 'Because.' } })
  calls.length = 0
}

test('an answer stays until what is stored of it can be read', async () => {
  await answered()
  canRead = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toEqual(['/topics/fetch_topic_message'])
  expect(runOf('topic')).toBeNull()
})

test('who has left reads nothing of it any more', async () => {
  await answered()
  leaveAllRuns()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})
