import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { openLink, openLinkAsVisitor, permit, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('a shared topic', (open) => {
  let world: ShareWorld
  let topic: string
  beforeEach(async () => {
    world = await shareWorld(open())
    topic = await world.newTopic(world.mei)
  })
  afterEach(() => world.close())

  const noAccess = { key: 'error.noAccess' }
  const invalid = { key: 'error.invalidShareToken' }

  test('is open to everybody from its first sharing on', async () => {
    const { mei, bob } = world
    expect((await mei.fetchTopic(topic)).cur_topics_info).toMatchObject({
      share_token: '',
      public_permission: 0,
    })
    const token = await share(mei, topic.toUpperCase())
    expect(token).toMatch(/^[\w-]{22}$/)
    for (const content of [
      await openLinkAsVisitor(mei, token),
      await openLink(bob, token),
      await openLink(mei, token),
      await mei.fetchTopic(topic),
    ]) {
      expect(content.cur_message.map((one) => one.content_list.at(-1)?.content)).toEqual([
        'What is gas?',
        'A fee.',
      ])
      expect(content.cur_topics_info).toMatchObject({
        share_token: token,
        public_permission: 1,
        share_permission: 1,
      })
    }
  })

  test('keeps its token, and is not opened again by asking for it', async () => {
    const { mei, bob } = world
    const token = await share(mei, topic)
    await permit(mei, token, 0)
    expect(await share(mei, topic)).toBe(token)
    await expect(openLink(bob, token)).rejects.toMatchObject(invalid)
    await permit(mei, token, 1)
    expect((await openLink(bob, token)).cur_message).toHaveLength(2)
  })

  test('is closed at once to all but its owner, like one that never was', async () => {
    const { mei, bob } = world
    const token = await share(mei, topic)
    const { topics_id: publicId } = (await openLink(bob, token)).cur_topics_info
    await permit(mei, token, 0)
    for (const link of [token, 'unknown', `${token}\0`, '\ud800']) {
      await expect(openLink(bob, link)).rejects.toMatchObject(invalid)
      await expect(openLinkAsVisitor(bob, link)).rejects.toMatchObject(invalid)
    }
    for (const id of [topic, publicId, randomUUID()]) {
      await expect(bob.fetchTopic(id)).rejects.toMatchObject(noAccess)
    }
    expect((await openLink(mei, token)).cur_topics_info).toMatchObject({
      topics_id: topic,
      public_permission: 0,
    })
  })

  test('is gone with its topic', async () => {
    const token = await share(world.mei, topic)
    await open().db.deleteFrom('topics').where('id', '=', topic).execute()
    await expect(openLink(world.bob, token)).rejects.toMatchObject(invalid)
    await expect(permit(world.mei, token, 0)).rejects.toMatchObject(invalid)
  })

  test('is shared and switched by its owner alone', async () => {
    const { mei, bob } = world
    for (const id of [topic, randomUUID()]) {
      await expect(share(bob, id)).rejects.toMatchObject(noAccess)
    }
    const token = await share(mei, topic)
    for (const link of [token, 'unknown', '\0']) {
      await expect(permit(bob, link, 0)).rejects.toMatchObject(invalid)
    }
    expect((await openLink(bob, token)).cur_topics_info.public_permission).toBe(1)
    const publicId = (await openLink(bob, token)).cur_topics_info.topics_id
    await expect(share(bob, publicId)).rejects.toMatchObject(noAccess)
  })
})
