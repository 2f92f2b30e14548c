import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'

describeDatabases('the list of topics', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
  })
  afterEach(() => world.close())

  const idsOf = (list: { data: readonly { topics_id: string }[] }) =>
    list.data.map(({ topics_id }) => topics_id)

  /** Topics without messages, the first one used last; several share a moment. */
  async function addTopics(count: number, isFavorite: 0 | 1 = 0) {
    const values = Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      user_id: mei.user.userId,
      is_favorite: isFavorite,
      updated_at: new Date(Date.UTC(2026, 0, 1) - Math.floor(n / 3) * 1000),
    }))
    await open().db.insertInto('topics').values(values).execute()
    return values
  }

  test('is empty at first', async () => {
    expect(await mei.list()).toEqual({ code: 0, data: [], next: null })
    expect(await mei.favorites()).toEqual({ code: 0, data: [], next: null })
  })

  test('shows each topic as it was last used', async () => {
    const first = await mei.tell('What is\n  gas?', 'A fee.')
    const second = await mei.tell('什么是质押？', '锁定。')
    await mei.tell('And why?', 'Because.', { topics_id: first })
    const { data } = await mei.list()
    expect(data).toEqual([
      {
        topics_id: first,
        title: 'What is gas?',
        topics_title: 'What is gas?',
        first_message: 'What is gas?',
        updated_at: Math.floor(world.time.now.getTime() / 1000),
        is_collected: 0,
        is_collect: 0,
      },
      expect.objectContaining({ topics_id: second, first_message: '什么是质押？' }),
    ])
  })

  test('is led by the topic that is being answered', async () => {
    const first = await mei.tell('What is gas?', 'A fee.')
    await mei.tell('What is a block?', 'A page.')
    world.time.now = new Date(world.time.now.getTime() + 1000)
    world.engine.onQuestion = () => undefined
    await mei.ask({ topics_id: first })
    const [item] = (await mei.list()).data
    const updated_at = Math.floor(world.time.now.getTime() / 1000)
    expect(item).toMatchObject({ topics_id: first, updated_at })
  })

  test('shows the beginning of the first question that is selected', async () => {
    const topics_id = await mei.tell('Old?', 'A fee.')
    const [question] = (await mei.fetchTopic(topics_id)).cur_message
    const old = question?.message_id ?? ''
    const long = `New? ${'Words and words. '.repeat(30)}`
    await mei.tell(long, 'Yes.', { topics_id, question_type: 1, message_id: old })
    const [item] = (await mei.list()).data
    expect(item?.first_message).toMatch(/^New\? Words .*…$/)
    expect(item?.first_message.length).toBeLessThan(130)
    const [edited] = (await mei.fetchTopic(topics_id)).cur_message
    await mei.switchVersion(topics_id, edited?.message_id ?? '', old)
    expect((await mei.list()).data[0]?.first_message).toBe('Old?')
  })

  test.each([1, 2, 3, 7, 9, 10, 11, 100])(
    'comes in pages of %i, each topic once',
    async (page_size) => {
      await addTopics(10)
      const whole = idsOf(await mei.list())
      const paged: string[] = []
      let cursor: string | undefined
      let pages = 0
      for (; pages <= 10; pages += 1) {
        const page = await mei.list({ page_size, ...(cursor && { cursor }) })
        expect(page.data.length).toBeLessThanOrEqual(page_size)
        paged.push(...idsOf(page))
        if (page.next === null) break
        cursor = page.next
      }
      // No page is empty: the last one says that nothing follows.
      expect(pages + 1).toBe(Math.ceil(10 / page_size))
      expect(paged).toEqual(whole)
      expect(new Set(paged).size).toBe(10)
    },
  )

  test('is whole up to a thousand topics, and goes on beyond them', async () => {
    const added = await addTopics(1001)
    const { data, next } = await mei.list()
    expect(data).toHaveLength(1000)
    const rest = await mei.list({ cursor: next ?? '' })
    expect(rest).toMatchObject({ data: [{}], next: null })
    expect(new Set([...idsOf({ data }), ...idsOf(rest)])).toEqual(
      new Set(added.map(({ id }) => id)),
    )
  })

  test('searches page by page, too', async () => {
    for (const n of [1, 2, 3]) await mei.tell(`gas ${n}`, 'A fee.')
    const first = await mei.list({ search_term: 'gas', page_size: 2 })
    expect(first.data.map(({ title }) => title)).toEqual(['gas 3', 'gas 2'])
    const second = await mei.list({ search_term: 'gas', page_size: 2, cursor: first.next ?? '' })
    expect(second).toMatchObject({ data: [{ title: 'gas 1' }], next: null })
  })

  test.each(['x', 'eyJ1IjoxfQ', '🚀', Buffer.from(`1 ${'x'.repeat(36)}`).toString('base64url')])(
    'refuses the cursor %j',
    async (cursor) => {
      await expect(mei.list({ cursor })).rejects.toMatchObject({ key: 'error.badRequest' })
    },
  )

  test('of favorites holds those alone, and keeps their order', async () => {
    const [one, two, three] = [
      await mei.tell('one', '1'),
      await mei.tell('two', '2'),
      await mei.tell('three', '3'),
    ]
    await mei.setFavorite(one)
    await mei.setFavorite(three, true)
    await mei.setFavorite(two, 1)
    await mei.setFavorite(two, false)
    const favorites = await mei.favorites()
    expect(idsOf(favorites)).toEqual([three, one])
    expect(favorites.data[0]).toMatchObject({ is_collected: 1, is_collect: 1 })
    expect(idsOf(await mei.list())).toEqual([three, two, one])
    expect(idsOf(await mei.favorites({ search_term: 'one' }))).toEqual([one])
    expect(idsOf(await mei.favorites({ search_term: 'two' }))).toEqual([])
    expect(idsOf(await mei.favorites({ page_size: 1 }))).toEqual([three])
  })

  test('is its owner’s alone, and only the owner chooses favorites', async () => {
    const topic = await mei.tell('gas', 'A fee.')
    const bob = await world.reader(await world.addUser())
    expect(idsOf(await bob.list())).toEqual([])
    for (const id of [topic, randomUUID()]) {
      await expect(bob.setFavorite(id)).rejects.toMatchObject({ key: 'error.noAccess' })
    }
    expect(idsOf(await mei.favorites())).toEqual([])
  })
})
