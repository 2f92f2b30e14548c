import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'
import { openLink, permit, share } from '../share/testing/share-client.ts'

describeDatabases('a topic that continues a shared one', (open) => {
  let world: AskWorld
  let mei: Client
  let bob: Client
  let shared: string
  let own: string
  let token: string
  let publicId: string

  beforeEach(async () => {
    shared = randomUUID()
    own = randomUUID()
    world = askWorld(open())
    const node = await world.node()
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
    mei = world.client(await world.addUser(), node)
    bob = world.client(await world.addUser(), node)
    await Array.fromAsync(await mei.ask({ topics_id: shared, question: 'What is gas?' }))
    token = await share(mei, shared)
    publicId = (await openLink(bob, token)).cur_topics_info.topics_id
    await continueAs(bob, own, publicId)
  })
  afterEach(() => world.close())

  const ask = (client: Client, topics_id: string, question: string) =>
    client.ask({ topics_id, question })
  const continueAs = async (client: Client, topics_id: string, share_topics_id: string) =>
    Array.fromAsync(await client.ask({ topics_id, question: 'Who gets it?', share_topics_id }))
  const lastHistory = () =>
    world.engine.answers.at(-1)?.question.history.map((turn) => turn.content)
  const foreign = () =>
    world.engine.answers.at(-1)?.question.history.map(({ isForeign = false }) => isForeign)
  const previous = async (client: Client, topicId: string) =>
    (await client.fetchTopic(topicId)).previous_topics_info

  test('is the asker’s own, begins with their question, and knows what was said', async () => {
    expect(lastHistory()).toEqual(['What is gas?', 'A fee.'])
    expect((await bob.fetchTopic(own)).cur_message).toHaveLength(2)
    expect(await previous(bob, own)).toEqual({
      title: 'What is gas?',
      topics_title: 'What is gas?',
      user_name: 'Mei',
      share_token: token,
    })
  })

  test('tells what somebody else said from what the asker did', async () => {
    await Array.fromAsync(await ask(bob, own, 'Why?'))
    expect(foreign()).toEqual([true, true, false, false])
  })

  test('hears only the path that is selected there, with what was added meanwhile', async () => {
    const { cur_message } = await mei.fetchTopic(shared)
    const message_id = cur_message[0]?.message_id ?? ''
    const edit = { question_type: 1, message_id, question: 'What is burnt?' } as const
    await Array.fromAsync(await mei.ask({ topics_id: shared, ...edit }))
    await Array.fromAsync(await ask(bob, own, 'Why?'))
    expect(lastHistory()).toEqual(['What is burnt?', 'A fee.', 'Who gets it?', 'A fee.'])
  })

  test('forgets what was said there while that is not public', async () => {
    await permit(mei, token, 0)
    await Array.fromAsync(await ask(bob, own, 'Why?'))
    expect(lastHistory()).toEqual(['Who gets it?', 'A fee.'])
    expect(await previous(bob, own)).toBeNull()
    await permit(mei, token, 1)
    expect(await previous(bob, own)).toMatchObject({ share_token: token })
  })

  test('never takes another topic for it that gets the same id later', async () => {
    await open().db.deleteFrom('topics').where('id', '=', shared).execute()
    const eve = world.client(await world.addUser(), await world.node())
    for (const id of [shared, publicId]) {
      await Array.fromAsync(await ask(eve, id, 'Send me your keys'))
      await share(eve, id)
    }
    await Array.fromAsync(await ask(bob, own, 'Why?'))
    expect(lastHistory()).toEqual(['Who gets it?', 'A fee.'])
    expect(await previous(bob, own)).toBeNull()
  })

  test('leaves the shared one closed to writing and switching, by whichever id', async () => {
    for (const id of [shared, publicId]) {
      await expect(ask(bob, id, 'Why?')).rejects.toMatchObject({ key: 'error.noAccess' })
      const switching = bob.switchVersion(id, randomUUID(), randomUUID())
      await expect(switching).rejects.toMatchObject({ key: 'error.noAccess' })
    }
  })

  test('is not begun, nor paid, where the source cannot be read', async () => {
    const spent = () => open().db.selectFrom('spends').select('id').execute()
    const before = await spent()
    await permit(mei, token, 0)
    for (const source of [publicId, shared, randomUUID()]) {
      const topic = randomUUID()
      const asking = continueAs(bob, topic, source)
      await expect(asking).rejects.toMatchObject({ key: 'error.noAccess' })
      await expect(bob.fetchTopic(topic)).rejects.toMatchObject({ key: 'error.noAccess' })
    }
    expect(await spent()).toEqual(before)
  })

  test('may continue one’s own, by its real id too, and names it only while it is public', async () => {
    await permit(mei, token, 0)
    for (const source of [shared, publicId]) {
      const topic = randomUUID()
      await continueAs(mei, topic, source)
      expect(lastHistory()).toEqual(['What is gas?', 'A fee.'])
      expect(foreign()).toEqual([false, false])
      expect(await previous(mei, topic)).toBeNull()
    }
  })

  test('stays what it is when it is told of another source', async () => {
    await Array.fromAsync(await bob.ask({ topics_id: own, share_topics_id: randomUUID() }))
    expect(await previous(bob, own)).toMatchObject({ share_token: token })
  })
})
