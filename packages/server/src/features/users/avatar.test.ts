import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { readEnv } from '../../env.ts'
import { ImageTooLarge, NotAnImage } from '../../ports/images.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext, pathOnly } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { avatarHandlers } from './picture-handlers.ts'
import { fetchAccount } from './testing/fetch-account.ts'

const now = new Date('2026-03-01T12:00:00Z')
const member_until = new Date('2026-04-01T12:00:00Z')
const off = readEnv({ RATE_LIMITS: 'off' })

/** "Encodes" by a mark in front; refuses what it is told to. */
const images = {
  async avatar(content: Uint8Array) {
    const text = Buffer.from(content).toString()
    if (text === 'text') throw new NotAnImage()
    if (text === 'huge') throw new ImageTooLarge()
    return Buffer.from(`webp of ${text}`)
  },
}

const context = (database: Database, viewer: SignedIn, settings = off) =>
  handlerContext(database, { viewer, ports: { images }, env: settings })

async function upload(database: Database, viewer: SignedIn, content: string, settings = off) {
  const body = { file: Buffer.from(content) }
  const reply = await avatarHandlers.uploadAvatar(
    context(database, viewer, settings),
    bodyOnly(body),
  )
  return reply.body.data.icon_url
}

const idOf = (iconUrl: string) => iconUrl.slice('/api/v1/avatars/'.length)

async function shown(database: Database, iconUrl: string) {
  return avatarHandlers.fetchAvatar(handlerContext(database), pathOnly({ id: idOf(iconUrl) }))
}

async function addTwitter(database: Database, viewer: SignedIn) {
  const { id } = await database.db
    .insertInto('pictures')
    .values({ user_id: viewer.userId, content: Buffer.from('X') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db
    .updateTable('users')
    .set({ twitter_id: '7', twitter_picture_id: id })
    .where('id', '=', viewer.userId)
    .execute()
  return id
}

const pictures = ({ db }: Database) => db.selectFrom('pictures').select('id').execute()

describeDatabases('an avatar', (open) => {
  it('is encoded anew, and shown to anybody under an address that never changes', async () => {
    const mei = await addPerson(open(), { member_until })
    const iconUrl = await upload(open(), mei, 'png')
    const { content, ...reply } = await shown(open(), iconUrl)
    expect(reply).toEqual({ kind: 'file', mediaType: 'image/webp', name: null, immutable: true })
    expect(Buffer.from(content).toString()).toBe('webp of png')
    expect(await fetchAccount(open(), mei, now)).toMatchObject({ icon_url: iconUrl })
  })

  it('takes the place of the one before', async () => {
    const mei = await addPerson(open(), { member_until })
    const first = await upload(open(), mei, 'one')
    const second = await upload(open(), mei, 'two')
    expect(await pictures(open())).toEqual([{ id: idOf(second) }])
    await expect(shown(open(), first)).rejects.toMatchObject({ key: 'error.notFound' })
  })

  it('may be the X picture, which stays when another one is uploaded', async () => {
    const mei = await addPerson(open(), { member_until })
    const twitter = await addTwitter(open(), mei)
    await upload(open(), mei, 'one')
    const reply = await avatarHandlers.switchTwitterIcon(context(open(), mei))
    expect(reply.body.data.icon_url).toBe(`/api/v1/avatars/${twitter}`)
    expect(await pictures(open())).toEqual([{ id: twitter }])
    await avatarHandlers.switchTwitterIcon(context(open(), mei))
    expect(await pictures(open())).toEqual([{ id: twitter }])
    await upload(open(), mei, 'two')
    expect(await pictures(open())).toHaveLength(2)
    expect(await personById(open(), mei)).toMatchObject({ twitter_picture_id: twitter })
  })

  it.each([
    { twitter: {}, key: 'error.twitterNotBound' },
    { twitter: { twitter_id: '7' }, key: 'error.noTwitterPicture' },
  ])('cannot be an X picture that is not there: $key', async ({ twitter, key }) => {
    const mei = await addPerson(open(), { member_until, ...twitter })
    const switching = avatarHandlers.switchTwitterIcon(context(open(), mei))
    await expect(switching).rejects.toMatchObject({ key })
  })

  it('is not changed without a membership, and the file not even looked at', async () => {
    const mei = await addPerson(open())
    await addTwitter(open(), mei)
    const ctx = handlerContext(open(), { viewer: mei })
    const changes = [
      () => avatarHandlers.uploadAvatar(ctx, bodyOnly({ file: Buffer.from('png') })),
      () => avatarHandlers.switchTwitterIcon(ctx),
    ]
    for (const change of changes)
      await expect(change()).rejects.toMatchObject({ key: 'error.proOnly' })
  })

  it('stays when the membership ends', async () => {
    const mei = await addPerson(open(), { member_until })
    const iconUrl = await upload(open(), mei, 'one')
    const lapsed = await fetchAccount(open(), mei, member_until)
    expect(lapsed).toMatchObject({ icon_url: iconUrl, is_membership: 0 })
    expect((await shown(open(), iconUrl)).content.length).toBeGreaterThan(0)
  })

  it.each([
    ['text', 'error.notAnImage'],
    ['huge', 'error.imageTooLarge'],
  ])('is not changed by a %s file', async (content, key) => {
    const mei = await addPerson(open(), { member_until })
    await expect(upload(open(), mei, content)).rejects.toMatchObject({ key })
    expect(await pictures(open())).toEqual([])
  })

  it('is limited in megabytes', async () => {
    const mei = await addPerson(open(), { member_until })
    const three = readEnv({ RATE_LIMITS: 'upload=3/60' })
    await upload(open(), mei, 'a', three)
    await upload(open(), mei, 'b'.repeat(1_000_001), three)
    await expect(upload(open(), mei, 'c', three)).rejects.toMatchObject({
      key: 'error.tooManyRequests',
    })
  })

  it('is not found under another id', async () => {
    const unknown = `/api/v1/avatars/${randomUUID()}`
    await expect(shown(open(), unknown)).rejects.toMatchObject({ key: 'error.notFound' })
  })

  it(
    'is one when many are uploaded at once',
    async () => {
      const mei = await addPerson(open(), { member_until })
      await trials(open(), async () => {
        const { done: urls } = await race((n) => upload(open(), mei, `${n}`))
        const user = await personById(open(), mei)
        expect(await pictures(open())).toEqual([{ id: user?.avatar_id }])
        expect(urls.map(idOf)).toContain(user?.avatar_id)
        expect(urls).toHaveLength(50)
      })
    },
    RACE_TIMEOUT_MS,
  )

  it('of a deleted account is refused', async () => {
    const mei = await addPerson(open(), { member_until })
    await open().db.deleteFrom('users').execute()
    await expect(upload(open(), mei, 'one')).rejects.toMatchObject({
      key: 'error.unauthorized',
    })
    const switching = avatarHandlers.switchTwitterIcon(context(open(), mei))
    await expect(switching).rejects.toMatchObject({ key: 'error.unauthorized' })
  })
})
