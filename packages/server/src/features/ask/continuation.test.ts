import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client } from '../../testing/ask-world.ts'
import { collect } from '../../testing/collect.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'

describeDatabases('a topic that continues a shared one', (open) => {
  let world: AskWorld
  let bob: Client
  const shared = randomUUID()
  const own = randomUUID()

  beforeEach(async () => {
    world = askWorld(open())
    const node = await world.node()
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
    const mei = world.client(await world.addUser(), node)
    bob = world.client(await world.addUser(), node)
    await collect(await mei.ask({ topics_id: shared, question: 'What is gas?' }))
    await share(1)
    await collect(
      await bob.ask({ topics_id: own, question: 'Who gets it?', share_topics_id: shared }),
    )
  })
  afterEach(() => world.close())

  async function share(public_permission: 0 | 1) {
    const values = { public_permission, share_token: 'token' }
    await open().db.updateTable('topics').set(values).where('id', '=', shared).execute()
  }
  const lastHistory = () =>
    world.engine.answers.at(-1)?.question.history.map((turn) => turn.content)

  test('is the asker’s own, begins with their question, and knows what was said', async () => {
    expect(lastHistory()).toEqual(['What is gas?', 'A fee.'])
    const { cur_message, previous_topics_info } = await bob.fetchTopic(own)
    expect(cur_message).toHaveLength(2)
    expect(previous_topics_info).toEqual({
      title: 'What is gas?',
      topics_title: 'What is gas?',
      user_name: 'Mei',
      share_token: 'token',
    })
  })

  test('forgets what was said there once that is no longer public', async () => {
    await share(0)
    await collect(await bob.ask({ topics_id: own, question: 'Why?' }))
    expect(lastHistory()).toEqual(['Who gets it?', 'A fee.'])
    expect((await bob.fetchTopic(own)).previous_topics_info).toBeNull()
  })

  test('leaves the shared one closed to writing and switching', async () => {
    const asking = bob.ask({ topics_id: shared })
    await expect(asking).rejects.toMatchObject({ key: 'error.noAccess' })
    const switching = bob.switchVersion(shared, randomUUID(), randomUUID())
    await expect(switching).rejects.toMatchObject({ key: 'error.noAccess' })
  })
})
