import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { block, takeDown } from '../features/moderation/moderation.ts'
import { openLink, share } from '../features/share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../features/share/testing/share-world.ts'
import { createLog } from '../log.ts'
import { describeDatabases } from '../testing/databases.ts'
import { handlerContext } from '../testing/handler-context.ts'

const SHELL = '<!doctype html><html><head><title>Coinquiry</title></head><body></body></html>'
const UNKNOWN = { token: 'q8Zr0mVhT2yK4nLxW6bJdA', id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11' }
const REFUSED: readonly (readonly [string, number])[] = [
  ['its call', 200],
  ['its page', 404],
  ['its picture', 404],
  ['a report', 200],
  ['an export', 200],
]
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coinquiry-taken-down-'))
  for (const name of ['index.html', 'shell.html']) await writeFile(join(root, name), SHELL)
})
afterAll(() => rm(root, { recursive: true }))

describeDatabases('to a stranger', (open) => {
  let world: ShareWorld
  let app: Awaited<ReturnType<typeof createApp>>
  beforeEach(async () => {
    world = await shareWorld(open())
    const env = readEnv({ RATE_LIMITS: 'off' })
    const { generations } = world.mei.ctx()
    const ports = {
      clock: { now: () => new Date('2026-03-01T12:00:00Z') },
      previewPictures: { draw: async () => new Uint8Array([1]) },
      documents: {
        queued: 0,
        close: async () => {},
        enter: () => ({ leave: () => {}, write: async () => new Uint8Array([1]) }),
      },
    }
    const context = handlerContext(open(), { env, generations, ports })
    app = await createApp({ context, log: createLog('silent'), web: root, checkReplies: true })
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })

  /** Everything that a stranger can ask of a link, with what is its own left out of the replies. */
  async function repliesAbout({ token, id }: { token: string; id: string }) {
    const requests = [
      { url: `/api/v1/topics/share/${token}` },
      { url: `/share/${token}` },
      { url: `/share/${token}/preview.png` },
      { url: `/api/v1/topics/share/${token}/report`, method: 'POST', payload: { reason: 'fraud' } },
      { url: `/api/v1/topics/download/topic?topics_id=${id}&file_type=1` },
    ] as const
    const replies = []
    for (const request of requests) {
      const { statusCode, headers, body } = await app.inject(request)
      const { date: _, ...rest } = headers
      replies.push({ statusCode, headers: rest, body: body.replaceAll(token, 'TOKEN') })
    }
    return replies
  }

  it.each(['take down', 'block'])(
    'what the operator has hidden (%s) is as if it never was',
    async (act) => {
      const { mei, bob } = world
      const topic = await world.newTopic(mei)
      const token = await share(mei, topic)
      const { topics_id: id } = (await openLink(bob, token)).cur_topics_info
      const before = await repliesAbout({ token, id })
      expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      const action = { by: 'ops', why: 'A fraud', now: new Date() }
      if (act === 'block') await block(open(), { ...action, named: mei.user.userId })
      else await takeDown(open(), { ...action, named: token })
      const replies = await repliesAbout({ token, id })
      expect(replies.map(({ statusCode }, at) => [REFUSED[at]?.[0], statusCode])).toEqual(REFUSED)
      expect(replies).toEqual(await repliesAbout(UNKNOWN))
      expect(replies).not.toEqual(before)
    },
  )
})
