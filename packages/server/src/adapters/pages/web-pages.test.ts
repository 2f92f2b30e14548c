import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import {
  endless,
  html,
  outcomeOf,
  pagesHere,
  type Serve,
  signal,
  startSite,
} from './testing/test-site.ts'

const TEXT = 'The fee is 12 dollars.'
const BOMB = Buffer.alloc(50_000_000, ' ')
const AN_HOUR = 3_600_000

const typed =
  (type: string): Serve =>
  (response) =>
    response.writeHead(200, { ...(type && { 'content-type': type }) }).end(TEXT)

it.each<readonly [string, Serve, string]>([
  ['plain text', typed('text/plain'), TEXT],
  ['Markdown', typed('text/markdown; charset=utf-8'), TEXT],
  ['XHTML', typed('application/xhtml+xml'), TEXT],
  ['JSON', typed('application/json'), 'type'],
  ['a picture', typed('image/png'), 'type'],
  ['a file', typed('application/octet-stream'), 'type'],
  ['no type', typed(''), 'type'],
  ['a PDF that is none', typed('application/pdf'), 'unreadable'],
  ['nothing', html(''), 'unreadable'],
  ['a script alone', html('<script>document.write("text")</script>'), 'unreadable'],
  ['gzip', html(gzipSync(TEXT), { 'content-encoding': 'gzip' }), TEXT],
  ['deflate', html(deflateSync(TEXT), { 'content-encoding': 'deflate' }), TEXT],
  ['brotli', html(brotliCompressSync(TEXT), { 'content-encoding': 'br' }), TEXT],
  ['an unknown coding', html(TEXT, { 'content-encoding': 'gzip, br' }), 'unreadable'],
  ['no gzip though it says so', html(TEXT, { 'content-encoding': 'gzip' }), 'unreachable'],
  ['50 MB as gzip', html(gzipSync(BOMB), { 'content-encoding': 'gzip' }), 'large'],
  ['50 MB as brotli', html(brotliCompressSync(BOMB), { 'content-encoding': 'br' }), 'large'],
  ['a length of 3 MB', html(Buffer.alloc(3_000_000, ' ')), 'large'],
  ['a page that never ends', endless(Buffer.alloc(16_000, ' ')), 'large'],
  ['404', (response) => response.writeHead(404).end(TEXT), 'missing'],
  ['410', (response) => response.writeHead(410).end(TEXT), 'missing'],
  ['403', (response) => response.writeHead(403).end(TEXT), 'unreachable'],
  ['500', (response) => response.writeHead(500).end(TEXT), 'unreachable'],
  ['a closed connection', (response) => response.destroy(), 'unreachable'],
  [
    'half a page',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 }).write(TEXT)
      setTimeout(() => response.destroy(), 50)
    },
    'unreachable',
  ],
])('a site that answers with %s', async (_what, serve, outcome) => {
  await using site = await startSite({ '/': serve })
  expect(await outcomeOf(site.address)).toBe(outcome)
})

it.each<readonly [string, Readonly<Record<string, Serve>>]>([
  ['says nothing', { '/': () => undefined }],
  ['says nothing of what may be read', { '/robots.txt': () => undefined, '/': html(TEXT) }],
  [
    'goes on a little at a time',
    {
      '/': async (response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const timer = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(timer))
      },
    },
  ],
])('a site that %s is left, and its connection closed', async (_what, routes) => {
  await using site = await startSite(routes)
  expect(await outcomeOf(site.address, pagesHere({ fetchMs: 2000 }))).toBe('late')
  const last = site.requests.at(-1)
  await expect.poll(() => last?.socket.destroyed).toBe(true)
})

it('nobody is there: the host alone is named', async () => {
  const site = await startSite({})
  await site[Symbol.asyncDispose]()
  const reading = pagesHere().read(`${site.address}/private/path?key=1`, signal)
  await expect(reading).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)$/)
})

it('whoever stops asking ends the request', async () => {
  await using site = await startSite({ '/': () => undefined })
  const asker = new AbortController()
  const reading = pagesHere({ fetchMs: AN_HOUR }).read(site.address, asker.signal)
  await expect.poll(() => site.paths).toContain('/')
  asker.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
  await expect.poll(() => site.requests.at(-1)?.socket.destroyed).toBe(true)
})

const robots =
  (text: string): Serve =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text)

it.each<readonly [string, Serve, string]>([
  ['nothing of it', robots('User-agent: *\nDisallow: /private'), TEXT],
  ['that nothing may be read', robots('User-agent: *\nDisallow: /'), 'robots'],
  ['that this part may not', robots('User-agent: *\nDisallow: /news/'), 'robots'],
  ['that it may not', robots('User-agent: coinquiry\nDisallow: /news/story'), 'robots'],
  ['that others may not', robots('User-agent: GPTBot\nDisallow: /'), TEXT],
  [
    'that it alone may',
    robots('User-agent: *\nDisallow: /\n\nUser-agent: Coinquiry\nAllow: /'),
    TEXT,
  ],
  ['so much that nobody can read it', robots('#'.repeat(600_000)), 'robots'],
  ['nothing, since that is gone', (response) => response.writeHead(410).end(), TEXT],
  ['nothing, since it fails', (response) => response.writeHead(503).end(), 'robots'],
  ['nothing, since it hangs up', (response) => response.destroy(), 'unreachable'],
  [
    'by an address elsewhere',
    (response) => response.writeHead(301, { location: '/r' }).end(),
    'robots',
  ],
  [
    'by a private address',
    (response) => response.writeHead(301, { location: 'http://10.0.0.1' }).end(),
    'address',
  ],
])('a site whose robots.txt says %s', async (_what, serve, outcome) => {
  await using site = await startSite({
    '/robots.txt': serve,
    '/r': robots('User-agent: *\nDisallow: /'),
    '/news/story': html(TEXT),
  })
  expect(await outcomeOf(`${site.address}/news/story`)).toBe(outcome)
  if (outcome !== TEXT) expect(site.paths).not.toContain('/news/story')
})

it('robots.txt is asked for at each site that a page leads to', async () => {
  await using other = await startSite({
    '/robots.txt': robots('User-agent: *\nDisallow: /'),
    '/page': html(TEXT),
  })
  await using site = await startSite({
    '/': (response) => response.writeHead(302, { location: `${other.address}/page` }).end(),
  })
  expect(await outcomeOf(site.address)).toBe('robots')
  expect(other.paths).toEqual(['/robots.txt'])
})

it('a page is asked for once, by however many, and by one who comes later', async () => {
  await using site = await startSite({ '/a': html(TEXT), '/b': html(TEXT) })
  const pages = pagesHere()
  const read = (path: string) => outcomeOf(site.address + path, pages)
  expect(await Promise.all(['/a', '/a#part', '/b'].map(read))).toEqual([TEXT, TEXT, TEXT])
  expect(await read('/a')).toBe(TEXT)
  expect(site.paths.toSorted()).toEqual(['/a', '/b', '/robots.txt'])
})
