import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a logged request tells neither codes nor tokens nor searches', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log })
  app.get('/login', async () => 'page')
  app.get('/list', async () => [])
  await app.inject({
    url: '/login?code=K7M2QX&email=ada%40example.org',
    headers: { authorization: 'Bearer s3cret', cookie: 'session=s3cret' },
  })
  await app.inject('/list?search_term=halving')
  const text = lines.join('')
  expect(text).toContain('"path":"/login"')
  for (const secret of ['K7M2QX', 'ada', 's3cret', 'halving']) expect(text).not.toContain(secret)
})
