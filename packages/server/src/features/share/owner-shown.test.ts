import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { openLinkAsVisitor, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('the owner, as a shared topic shows them', (open) => {
  let world: ShareWorld
  let token: string
  beforeEach(async () => {
    world = await shareWorld(open())
    token = await share(world.mei, await world.newTopic(world.mei))
  })
  afterEach(() => world.close())

  const shown = async () => (await openLinkAsVisitor(world.mei, token)).cur_topics_info
  const change = (values: object) =>
    open().db.updateTable('users').set(values).where('id', '=', world.mei.user.userId).execute()

  test('bears their name of now and their avatar', async () => {
    expect(await shown()).toMatchObject({ user_name: 'Mei', icon_url: '' })
    const user_id = world.mei.user.userId
    const id = randomUUID()
    const picture = { id, user_id, content: new Uint8Array([1]) }
    await open().db.insertInto('pictures').values(picture).execute()
    await change({ user_name: 'Mei Lin', avatar_id: id })
    expect(await shown()).toMatchObject({
      user_name: 'Mei Lin',
      icon_url: `/api/v1/avatars/${id}`,
    })
  })

  test('is protected by a watermark while they are a member and want it', async () => {
    expect(await shown()).toMatchObject({ is_copyright_protection: 0 })
    await change({ is_copyright_protection: 1 })
    expect(await shown()).toMatchObject({ is_copyright_protection: 1 })
    await change({ member_until: world.time.now })
    expect(await shown()).toMatchObject({ is_copyright_protection: 0 })
  })
})
