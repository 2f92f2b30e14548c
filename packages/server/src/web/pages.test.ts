import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from './pages.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coinquiry-pages-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A built app in a checkout that may lie anywhere. */
async function appIn(root: string) {
  for (const name of ['index.html', 'login.html', 'shell.html', 'boot.js', 'assets/main-1a2b.js']) {
    const file = join(root, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, name)
  }
  const app = Fastify()
  await pages(app, root)
  return app
}

test.each(['dist', 'assets/dist'])(
  'only what is named by its content is kept, from %s',
  async (at) => {
    const app = await appIn(join(folder, at))
    const keeping = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await keeping('/assets/main-1a2b.js')).toContain('immutable')
    expect(await keeping('/')).toBe('no-cache')
    expect(await keeping('/boot.js')).toBe('no-cache')
    expect(await keeping('/login')).toBe('no-cache')
  },
)

test('the login is not prerendered where it depends on a query', async () => {
  const app = await appIn(join(folder, 'dist'))
  expect((await app.inject('/login')).body).toBe('login.html')
  expect((await app.inject('/login?code=1')).body).toBe('shell.html')
})

test.each([
  ['/nowhere', 'text/html', 'shell.html'],
  ['/nowhere', 'application/json', '"error.notFound"'],
  ['/api/v1/nowhere', 'text/html', '"error.notFound"'],
])('nothing stands at %s, which is told in %s', async (url, accept, shown) => {
  const app = await appIn(join(folder, 'dist'))
  const reply = await app.inject({ url, headers: { accept } })
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toContain(shown)
})

test.each(['/..%2fsecret', '/%2e%2e/secret', '/assets/..%2f..%2fsecret', '/%5c..%5csecret'])(
  '%s leads to no file beside the app',
  async (url) => {
    const app = await appIn(join(folder, 'dist'))
    await writeFile(join(folder, 'secret'), 'secret')
    const reply = await app.inject(url)
    expect([400, 403, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toBe('secret')
  },
)
