import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../contract/viewer.ts'
import { selectedPath } from '../../domain/versions.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { pathOnly } from '../../testing/handler-context.ts'
import { shareHandlers } from '../share/handlers.ts'
import { share } from '../share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../share/testing/share-world.ts'
import { loadContent, loadPath, loadTopic } from './store.ts'

describeDatabases('the selected path that is loaded', (open) => {
  let world: ShareWorld
  let topic: string
  beforeEach(async () => {
    world = await shareWorld(open())
    topic = await world.newTopic(world.mei)
  })
  afterEach(() => world.close())

  /** One more version below a message (null: a first question); gives its id. */
  async function add(parent_id: string | null, content = 'text'): Promise<string> {
    const id = randomUUID()
    const row = { id, topic_id: topic, parent_id, content, request_id: randomUUID() }
    const role = 'assistant' as const
    await open()
      .db.insertInto('messages')
      .values({ ...row, role, status: 'done' })
      .execute()
    return id
  }

  async function point(from: string, to: string) {
    const { db } = open()
    await db.updateTable('messages').set({ selected_child_id: to }).where('id', '=', from).execute()
  }

  const load = (most?: number) => loadPath(open().db, topic, { publicOnly: false, most })
  const ids = async (most?: number) => (await load(most)).map(({ id }) => id)

  /** What is shown of all messages of the topic. */
  async function shown() {
    const row = await loadTopic(open().db, topic)
    const messages = await loadContent(open().db, topic)
    return selectedPath(messages, row?.selectedFirst ?? null).map(({ selected }) => selected)
  }

  test('is that of the whole tree, wherever its pointers lead', async () => {
    const first = await add(null)
    const answers = [await add(first), await add(first), await add(first)] as const
    const next = await add(answers[1])
    const last = [await add(next), await add(next)] as const
    const other = await add(null)
    const select = (id: string) =>
      open().db.updateTable('topics').set({ selected_message_id: id }).where('id', '=', topic)
    expect(await load()).toEqual(await shown())
    for (const id of [first, randomUUID(), other, first]) {
      await select(id).execute()
      expect(await load()).toEqual(await shown())
    }
    expect(await ids()).toEqual([first, answers[2]])
    for (const [from, to] of [
      [first, answers[1]],
      [next, last[0]],
      [first, answers[0]],
      [first, randomUUID()],
      [first, answers[1]],
    ] as const) {
      await point(from, to)
      expect(await load()).toEqual(await shown())
    }
    expect(await ids()).toEqual([first, answers[1], next, last[0]])
  })

  test('is no longer than was asked for', async () => {
    const question = await add(null)
    await open().db.updateTable('topics').set({ selected_message_id: question }).execute()
    await add(await add(await add(question)))
    const whole = await ids()
    expect(whole).toHaveLength(4)
    for (const most of [0, 1, 2, 3, 4, 5]) expect(await ids(most)).toEqual(whole.slice(0, most))
  })

  test('is all that is read for a link of a topic with many versions', async () => {
    const token = await share(world.mei, topic)
    const [question] = await ids()
    for (let version = 0; version < 20; version += 1) await add(question ?? null, 'x'.repeat(1000))
    let characters = 0
    const db = open().db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        characters += JSON.stringify(result.rows, (_, value) => value ?? '').length
        return result
      },
    })
    for (const client of [{ ...world.bob.ctx(), viewer: visitor }, world.mei.ctx()]) {
      characters = 0
      const ctx = { ...client, database: { ...open(), db } }
      const reply = await shareHandlers.fetchSharedTopic(ctx, pathOnly({ token }))
      expect(reply.body.data.cur_message[1]?.content_list[0]?.content).toBe('A fee.')
      expect(characters).toBeLessThan(3000)
    }
  })
})
