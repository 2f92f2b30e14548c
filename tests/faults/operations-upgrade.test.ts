import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { call } from './call.ts'
import { dataCommand } from './data-command.ts'
import { newStore } from './store.ts'

const OLD_DATA = fileURLToPath(new URL('./old-data/', import.meta.url))
const EXPORT = join(OLD_DATA, 'export.jsonl.gz')
const HALVING = '0b5f7a52-1c1e-4c5a-9a54-0e6f2f7c1a01'
const CONTINUED = '0b5f7a52-1c1e-4c5a-9a54-0e6f2f7c1a03'

/** What Ada and Bob stored with the older version, as they read it now. */
const STORED = {
  name: 'Ada 阿达',
  picture: { status: 200, type: 'image/webp' },
  topics: ['What is a hardware wallet?', '什么是比特币减半?'],
  favorites: ['什么是比特币减半?'],
  path: [
    ['什么是比特币减半?'],
    [expect.stringContaining('210,000')],
    ['What is staking?', 'What is liquid staking?'],
    [expect.stringContaining('Liquid staking gives you a token')],
  ],
  rating: 1,
  found: [HALVING],
  points: [
    'daily_ask',
    'daily_ask',
    'daily_ask',
    'daily_ask',
    'daily_share',
    'subscribe',
    'user_register',
  ],
  shared: '什么是比特币减半?',
  continuedFrom: '什么是比特币减半?',
}

test('a data directory of an older version is opened with all that was stored', async () => {
  await using store = await newStore('new embedded')
  await unpack(join(OLD_DATA, 'data-dir.tar.br'), store.dataDir)
  await using server = await startServer({ ...store, dataDir: join(store.dataDir, 'data') })
  expect(await readBack(server)).toEqual(STORED)
})

test.each(['new embedded', 'new postgresql'] as const)(
  'an export of an older version is imported with all that was stored (%s)',
  async (kind) => {
    await using store = await newStore(kind)
    expect(await dataCommand(store, 'import', EXPORT)).toMatchObject({ code: 0, stderr: '' })
    await using server = await startServer(store)
    expect(await readBack(server)).toEqual(STORED)
  },
)

async function unpack(archive: string, into: string): Promise<void> {
  // By a file: at the end of an archive tar may leave before it has read all of a pipe.
  const plain = join(into, 'archive.tar')
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(plain))
  const tar = spawn('tar', ['-x', '-f', plain, '-C', into], { stdio: 'inherit' })
  expect(await once(tar, 'close')).toEqual([0, null])
}

async function readBack(server: ServerProcess) {
  const { token: ada } = await newUser(server, 'ada@example.com')
  const { token: bob } = await newUser(server, 'bob@example.com')
  const get = (path: string, token?: string) => read(server, path, { method: 'GET', token })
  const topic = (topics_id: string, token: string) =>
    read(server, '/topics/fetch_topic_message', { token, body: { topics_id } })
  const user = await get('/auth/user', ada)
  const picture = await fetch(new URL(user.icon_url, server.address))
  const halving = await topic(HALVING, ada)
  const shared = await get(`/topics/share/${halving.cur_topics_info.share_token}`)
  const records = await get('/points/fetch_points_history?page_no=1&page_size=10', ada)
  return {
    name: user.user_name,
    picture: { status: picture.status, type: picture.headers.get('content-type') },
    topics: titles(await get('/topics/fetch_topic_list', ada)),
    favorites: titles(await get('/topics/fetch_collection', ada)),
    path: halving.cur_message.map(({ content_list }: { content_list: { content: string }[] }) =>
      content_list.map(({ content }) => content),
    ),
    rating: halving.cur_message.at(-1).content_list.at(-1).is_like,
    found: (await get('/topics/fetch_topic_list?search_term=liquid', ada)).map(
      ({ topics_id }: { topics_id: string }) => topics_id,
    ),
    points: records.items.map(({ task_key }: { task_key: string }) => task_key).sort(),
    shared: shared.cur_topics_info.title,
    continuedFrom: (await topic(CONTINUED, bob)).previous_topics_info.title,
  }
}

async function read(server: ServerProcess, path: string, request: Parameters<typeof call>[2]) {
  const { status, body } = await call(server, path, request)
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return JSON.parse(JSON.stringify(body)).data
}

const titles = (topics: { title: string }[]) => topics.map(({ title }) => title).sort()
