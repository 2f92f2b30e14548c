import { expect, test } from 'vitest'
import { Exchange } from './exchange.ts'

const TOKEN = 'b3f1c2d4e5f60718'

function exchanged(body: string, reply: Response) {
  const headers = { authorization: `Bearer ${TOKEN}`, cookie: `coinquiry_navigation=${TOKEN}` }
  const exchange = new Exchange('http://it.test/api/v1/ask', { method: 'POST', headers, body })
  exchange.answered(reply)
  return exchange
}

test('shows what was sent and what came back', () => {
  const exchange = exchanged('{"question":"Why?"}', Response.json({ code: 1 }, { status: 429 }))
  exchange.readBytes(new TextEncoder().encode('{"code":1}'))
  expect(exchange.shown()).toMatchObject({
    request: { line: 'POST http://it.test/api/v1/ask', body: '{"question":"Why?"}' },
    reply: { line: '429', headers: { 'content-type': 'application/json' }, body: '{"code":1}' },
  })
})

test('shows no token as a whole, wherever it stands', () => {
  const setCookie = `coinquiry_navigation=${TOKEN}; Path=/api/v1`
  const exchange = exchanged(
    `{"short_token":"${TOKEN}"}`,
    Response.json({}, { headers: { 'set-cookie': setCookie } }),
  )
  exchange.readAs(() => `{"data":{"access_token": "${TOKEN}"}}`)
  const shown = JSON.stringify(exchange.shown())
  expect(shown).not.toContain(TOKEN)
  expect(shown.match(/b3f1c2…/g)).toHaveLength(5)
})

test.each([
  [2000, 'x'.repeat(2000)],
  [2001, `${'x'.repeat(2000)}… (2001 characters)`],
])('cuts a body of %i characters where it is too long', (length, shown) => {
  const exchange = exchanged('x'.repeat(length), new Response())
  expect(exchange.shown().request.body).toBe(shown)
})

test('names the bytes of a file by their number', () => {
  const exchange = exchanged('', new Response(null, { headers: { 'content-type': 'image/webp' } }))
  exchange.readBytes(new Uint8Array(7))
  expect(exchange.shown().reply?.body).toBe('(7 bytes)')
})

test('says that nothing came back', () => {
  expect(new Exchange('http://it.test/', {}).shown().reply).toBeNull()
})
