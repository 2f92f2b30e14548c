import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveTitle } from '../../generation/search-index-store.ts'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { RACE_TIMEOUT_MS, trialsOfFew } from '../../testing/race.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'

describeDatabases('renaming a topic', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
  })
  afterEach(() => world.close())

  const titleOf = async (topics_id: string) =>
    (await mei.fetchTopic(topics_id)).cur_topics_info.title

  /** Asks the first question of a topic, whose answer has begun and goes on. */
  async function beginAnswer() {
    world.engine.onQuestion = (answer) => answer.say(message('A fee.'))
    const topics_id = randomUUID()
    const events = await mei.ask({ topics_id, question: 'What is gas?' })
    await until(events, 'message')
    const engine = world.engine.answers.at(-1)
    return {
      topics_id,
      async end() {
        await engine?.finish()
        await Array.fromAsync(events)
      },
    }
  }

  test('changes what it is called and found by, and not its place', async () => {
    const first = await mei.tell('What is gas?', 'A fee.')
    await mei.tell('What is a block?', 'A page.')
    await mei.rename(first, '  Fees of Ethereum ')
    const { data } = await mei.list()
    expect(data.map(({ title }) => title)).toEqual(['What is a block?', 'Fees of Ethereum'])
    expect((await mei.search('ethereum'))[0]?.topics_id).toBe(first)
    expect(await titleOf(first)).toBe('Fees of Ethereum')
  })

  test('is for its owner', async () => {
    const topic = await mei.tell('What is gas?', 'A fee.')
    const bob = await world.reader()
    await expect(bob.rename(topic, 'Mine')).rejects.toMatchObject({ key: 'error.noAccess' })
    await expect(mei.rename(randomUUID(), 'Mine')).rejects.toMatchObject({ key: 'error.noAccess' })
    expect(await titleOf(topic)).toBe('What is gas?')
  })

  test.each(['', 'a'.repeat(101)])('refuses %j', async (title) => {
    const topic = await mei.tell('What is gas?', 'A fee.')
    await expect(mei.rename(topic, title)).rejects.toMatchObject({
      key: 'error.invalidTopicTitle',
    })
    expect(await titleOf(topic)).toBe('What is gas?')
  })

  test('while the first answer is written outlasts its end and its title', async () => {
    world.engine.writesTitle = 'Gas fees'
    const { topics_id, end } = await beginAnswer()
    await mei.rename(topics_id, 'Mine')
    await end()
    expect(await titleOf(topics_id)).toBe('Mine')
  })

  test('outlasts a title that comes after the answer has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    world.engine.title = () => promise
    const topics_id = await mei.tell('What is gas?', 'A fee.')
    // The title that was cut from the question is what the late one would replace.
    await mei.rename(topics_id, 'What is gas?')
    resolve('Gas fees')
    await world.close()
    expect(await titleOf(topics_id)).toBe('What is gas?')
  })

  test('outlasts a new version of the first answer', async () => {
    world.engine.writesTitle = 'Gas fees'
    const topics_id = await mei.tell('What is gas?', 'A fee.')
    await eventually(() => titleOf(topics_id)).toBe('Gas fees')
    await mei.rename(topics_id, 'Mine')
    const { cur_message } = await mei.fetchTopic(topics_id)
    const message_id = cur_message[1]?.message_id ?? ''
    await mei.tell('', 'A price.', { topics_id, question_type: 2, message_id })
    expect(await titleOf(topics_id)).toBe('Mine')
  })

  test('wins against a title that is stored at the same moment', { timeout: RACE_TIMEOUT_MS }, () =>
    trialsOfFew(open(), async (trial) => {
      const topicId = await mei.tell('What is gas?', 'A fee.')
      const { userId } = mei.user
      const machine = () =>
        giveTitle(open().db, { userId, topicId, before: 'What is gas?', title: 'Gas fees' })
      const person = () => mei.rename(topicId, 'Mine')
      const both = trial % 2 === 0 ? [machine, person] : [person, machine]
      await Promise.all(both.map((give) => give()))
      expect(await titleOf(topicId)).toBe('Mine')
      const found = await mei.search('Mine')
      expect(found.map(({ topics_id }) => topics_id)).toContain(topicId)
    }),
  )

  test('wins against the end of the first answer', { timeout: RACE_TIMEOUT_MS }, () =>
    trialsOfFew(open(), async () => {
      const { topics_id, end } = await beginAnswer()
      await Promise.all([end(), mei.rename(topics_id, 'Mine')])
      expect(await titleOf(topics_id)).toBe('Mine')
    }),
  )
})
