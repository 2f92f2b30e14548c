import { operations } from '@coinquiry/api-client/contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { testDatabase } from '../testing/databases.ts'
import { handlerContext } from '../testing/handler-context.ts'

const database = testDatabase()

async function appWith(settings: Record<string, string>) {
  const env = readEnv({ MAIL: 'outbox', PUBLIC_URL: 'https://coinquiry.example', ...settings })
  const context = handlerContext(database(), { env })
  return createApp({ context, log: createLog('silent'), web: null, checkReplies: false })
}

test('llms.txt leads to what is there', async () => {
  const [on, off] = await Promise.all([appWith({}), appWith({ MCP: 'off' })])
  const { headers, body } = await on.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Coinquiry\n\n> /)
  const links = [...body.matchAll(/\]\(https:\/\/coinquiry\.example(\/[^)]+)\)/g)]
  for (const [, path = ''] of links) {
    const { statusCode } = await on.inject(path)
    expect([path, statusCode]).toEqual([path, path === '/mcp' ? 401 : 200])
  }
  expect(links.map(([, path]) => path)).toContain('/mcp')
  expect((await off.inject('/llms.txt')).body).not.toContain('/mcp)')
})

test('the reference as Markdown has each operation, with whom it is open to and its refusals', async () => {
  const app = await appWith({})
  const { headers, body } = await app.inject('/api/docs.md')
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  for (const { id, method, path } of operations)
    expect(body).toMatch(
      new RegExp(`^### ${id}: .+\\n\\n\`${method} ${path.replaceAll(/[{}]/g, '\\$&')}\`$`, 'm'),
    )
  const [, ask = ''] = body.split('\n### ask: ')
  expect(ask).toContain('Needs a bearer token.')
  expect(ask).toContain('- body, `application/json`: `AskRequest`')
  expect(ask).toContain('`error.topicLimit` (200)')
  expect(body.match(/^## /gm)?.length).toBeGreaterThan(3)
})
