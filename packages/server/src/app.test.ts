import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing/databases.ts'
import { handlerContext } from './testing/handler-context.ts'

const database = testDatabase()

test('without pages, too, an unknown call fails in the form of every failure, and is logged without its query', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const house = handlerContext(database())
  const app = await createApp({ house, log, web: null, checkReplies: true })
  const reply = await app.inject({
    url: '/api/v1/nowhere?search_term=halving',
    headers: { 'accept-language': 'en' },
  })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({
    code: 1,
    data: 'Not found',
    message: 'Not found',
    error_key: 'error.notFound',
  })
  expect(lines.join('')).toContain('/api/v1/nowhere')
  expect(lines.join('')).not.toContain('halving')
})
