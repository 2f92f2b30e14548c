import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'

const OF_TOPICS = ['topics', 'messages', 'generations', 'frames', 'search_documents'] as const

describeDatabases('deleting', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
  })
  afterEach(() => world.close())

  async function leftovers() {
    const counts = await Promise.all(
      OF_TOPICS.map((table) => open().db.selectFrom(table).selectAll().execute()),
    )
    return counts.map((rows) => rows.length)
  }
  const spends = () => open().db.selectFrom('spends').select(['state', 'kind']).execute()

  test('a topic leaves nothing of it but what was spent, and no other topic less', async () => {
    const kept = await mei.tell('gas', 'A fee.')
    const topics_id = await mei.tell('staking', 'Locks.')
    await mei.tell('and why?', 'Because.', { topics_id })
    await mei.delete(topics_id)
    expect(await leftovers()).toEqual([1, 2, 1, 0, 3])
    expect((await mei.list()).data.map((topic) => topic.topics_id)).toEqual([kept])
    expect(await spends()).toHaveLength(3)
    await expect(mei.fetchTopic(topics_id)).rejects.toMatchObject({ key: 'error.noAccess' })
  })

  test('a foreign topic, an unknown one and a deleted one are refused alike', async () => {
    const topic = await mei.tell('gas', 'A fee.')
    const gone = await mei.tell('gas', 'A fee.')
    await mei.delete(gone)
    const bob = await world.reader()
    for (const id of [topic, gone, randomUUID()]) {
      await expect(bob.delete(id)).rejects.toMatchObject({ key: 'error.noAccess' })
    }
    expect((await mei.list()).data).toHaveLength(1)
  })

  test('the free allowance stays spent', async () => {
    const free = await world.reader(await world.addUser())
    for (const question of ['one', 'two', 'three']) await free.tell(question, 'A fee.')
    await free.deleteAll()
    await expect(free.ask({})).rejects.toMatchObject({ key: 'error.topicLimit' })
  })

  test('a topic whose answer another node writes ends it there', async () => {
    world.engine.onQuestion = () => undefined
    const topics_id = randomUUID()
    const events = await mei.ask({ topics_id })
    await until(events, 'start')
    const engine = world.engine.answers.at(-1)
    engine?.say(message('A fee'))
    await until(events, 'message')
    const elsewhere = await world.reader(mei.user)
    await elsewhere.delete(topics_id)
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      error_key: 'error.topicDeleted',
    })
    expect(engine?.signal.aborted).toBe(true)
    expect(world.reports).toEqual([])
    expect(await leftovers()).toEqual([0, 0, 0, 0, 0])
  })

  test('all topics leaves those of others', async () => {
    const bob = await world.reader()
    await bob.tell('gas', 'A fee.')
    for (const question of ['one', 'two', 'three']) await mei.tell(question, 'A fee.')
    await mei.deleteAll()
    await mei.deleteAll()
    expect((await mei.list()).data).toEqual([])
    expect((await bob.list()).data).toHaveLength(1)
    expect(await leftovers()).toEqual([1, 2, 1, 0, 3])
  })

  test('the same id may be asked in again, by anybody', async () => {
    const topics_id = await mei.tell('gas', 'A fee.')
    await mei.delete(topics_id)
    const bob = await world.reader()
    await bob.tell('mine', 'Yes.', { topics_id })
    expect((await bob.list()).data).toMatchObject([{ topics_id, title: 'mine' }])
  })
})
