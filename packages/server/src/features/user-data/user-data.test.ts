import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext, queryOnly } from '../../testing/handler-context.ts'
import { fillEveryTable } from '../../testing/whole-account.ts'
import { type ShareWorld, shareWorld } from '../share/testing/share-world.ts'
import { userDataHandlers } from './handlers.ts'

const now = new Date('2026-03-01T12:00:00Z')

describeDatabases('the archive of one’s own data', (open) => {
  let world: ShareWorld
  beforeEach(async () => {
    world = await shareWorld(open())
  })
  afterEach(() => world.close())

  function download(viewer: ShareWorld['mei']['user'], env = readEnv({ RATE_LIMITS: 'off' })) {
    const ctx = handlerContext(open(), {
      ...{ viewer, env, now, generations: world.mei.ctx().generations },
      ports: {
        documents: {
          queued: 0,
          close: async () => {},
          enter: () => ({
            leave: () => {},
            write: async ({ title, turns }) =>
              new TextEncoder().encode(`# ${title}\n${turns.map(({ answer }) => answer).join()}`),
          }),
        },
      },
    })
    return userDataHandlers.downloadUserData(ctx, queryOnly({}))
  }

  async function filesOf(viewer: ShareWorld['mei']['user']): Promise<Record<string, string>> {
    const { content } = await download(viewer)
    const files = unzipSync(Buffer.concat(await Array.fromAsync(content)))
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
    )
  }

  it('holds everything of an account, and says in README.md what it is', async () => {
    const person = await fillEveryTable(open(), 'lin@example.org')
    const files = await filesOf(person)
    expect(Object.keys(files)).toEqual([
      'README.md',
      'profile.json',
      'avatar.webp',
      'points.json',
      'orders.json',
      'subscriptions.json',
      'usage.json',
      'sessions.json',
      'topics/0001 coinquiry.md',
      'topics-0001.json',
    ])
    for (const [name, text] of Object.entries(files)) {
      if (!name.endsWith('.json')) continue
      expect(files['README.md'], name).toMatch(name.replace('0001', '…'))
      expect(JSON.parse(text), name).not.toEqual([])
    }
    expect(files['README.md']).toMatch(/你在 Coinquiry 的数据.*Your data at Coinquiry/s)
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({
      user_id: person.userId,
      email: 'lin@example.org',
      identities: [{ provider: 'google', subject: 'mei' }],
    })
  })

  it('holds topics with all versions, ratings and sources, and as Markdown', async () => {
    const { mei, engine } = world
    const topics_id = await world.newTopic(mei)
    const [question, first] = (await mei.fetchTopic(topics_id)).cur_message
    engine.onQuestion = (answer) => {
      answer.say(
        { event: 'sources', items: [{ index: 1, title: 'Paper', url: 'https://e.org/y' }] },
        { event: 'message', content: 'A price [1].' },
      )
      answer.finish()
    }
    const message_id = first?.message_id ?? ''
    await Array.fromAsync(await mei.ask({ topics_id, question_type: 2, message_id }))
    await open()
      .db.updateTable('messages')
      .set({ is_like: 1 })
      .where('id', '=', message_id)
      .execute()
    const files = await filesOf(mei.user)
    expect(files['topics/0001 What is gas.md']).toBe('# What is gas?\nA price [1].')
    expect(JSON.parse(files['topics-0001.json'] ?? '')).toMatchObject([
      {
        ...{ topics_id, title: 'What is gas?', public_permission: 0, share_token: '' },
        messages: [
          { message_id: question?.message_id, role_type: 'user', is_selected: 1 },
          { message_id, content: 'A fee.', is_like: 1, is_selected: 0, think_content: 'Fees.' },
          { content: 'A price [1].', is_selected: 1, sources: [{ title: 'Paper' }] },
        ],
      },
    ])
  })

  it('writes what the contract does, as it does: 0 and 1, and nothing for what there is not', async () => {
    const { mei } = world
    await world.newTopic(mei)
    const person = await fillEveryTable(open(), 'lin@example.org')
    const archives = [await filesOf(mei.user), await filesOf(person)]
    const files = archives.flatMap((archive) =>
      Object.entries(archive).filter(([name]) => name.endsWith('.json')),
    )
    for (const [name, text] of files)
      JSON.parse(text, (field, value) =>
        expect(value, `${name} ${field}`).not.toBeTypeOf('boolean'),
      )
    const [topic] = JSON.parse(archives[0]?.['topics-0001.json'] ?? '')
    expect(topic.messages[1]).toMatchObject({ deepthink: 1, internet_search: 1 })
    const [stored] = JSON.parse(archives[1]?.['topics-0001.json'] ?? '')
    for (const message of stored.messages) {
      for (const field of ['think_ms', 'deepthink', 'dislike_reason', 'figures'])
        expect(message[field], field).not.toBeNull()
    }
  })

  it('holds nothing of others, and no secret', async () => {
    const { mei, bob } = world
    await world.newTopic(bob)
    const person = await fillEveryTable(open(), 'lin@example.org')
    const texts = [await filesOf(mei.user), await filesOf(person)].map((files) =>
      JSON.stringify(files),
    )
    for (const secret of await secretsOf(person.userId))
      for (const text of texts) expect(text).not.toContain(secret)
    const topics = await open().db.selectFrom('topics').select(['id', 'user_id']).execute()
    expect(topics).toHaveLength(2)
    for (const { id, user_id } of topics)
      for (const stranger of [id, user_id])
        expect([texts[0]?.includes(stranger), texts[1]?.includes(stranger)]).toEqual([
          false,
          user_id === person.userId,
        ])
  })

  /** Hashes of tokens, codes and browsers, in the forms in which JSON could have them. */
  async function secretsOf(userId: string): Promise<string[]> {
    const { db } = open()
    const rows = [
      ...(await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()),
      ...(await db.selectFrom('short_tokens').selectAll().execute()),
      ...(await db.selectFrom('login_codes').selectAll().execute()),
      ...(await db.selectFrom('known_browsers').selectAll().execute()),
    ]
    const hashes = rows.flatMap((row) =>
      Object.values(row).filter((value) => value instanceof Uint8Array),
    )
    expect(hashes.length).toBeGreaterThanOrEqual(5)
    return hashes.flatMap((hash) => {
      const bytes = Buffer.from(hash)
      return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]
    })
  }

  it('is limited to a few a day, with the time to wait', async () => {
    const { user } = world.mei
    const env = readEnv({})
    for (let time = 0; time < 3; time += 1) await download(user, env)
    const refused = { key: 'error.tooManyRequests', retryAfter: 86_400 }
    await expect(download(user, env)).rejects.toMatchObject(refused)
    await download(world.bob.user, env)
  })
})
