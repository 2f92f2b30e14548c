import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { pluggable } from '../../testing/pluggable.ts'
import { message, think } from '../../testing/scripted-engine.ts'

/** A node that looks for dead ones all the time. */
const REAPING = { renewLeaseMs: 10 }

describeDatabases('an answer that one node writes', (open) => {
  let world: AskWorld
  let atA: Client
  let atB: Client
  let cable: ReturnType<typeof pluggable>
  let topics_id: string

  beforeEach(async () => {
    world = askWorld(open())
    cable = pluggable(open())
    topics_id = randomUUID()
    const user = await world.addUser()
    atA = world.client(user, await world.node({}, cable.database))
    atB = world.client(user, await world.node())
  })
  afterEach(() => world.close())

  const engine = () => {
    const [answer] = world.engine.answers
    if (!answer) throw new Error('The engine was not asked')
    return answer
  }
  async function storedAtB() {
    const { cur_message } = await atB.fetchTopic(topics_id)
    return cur_message[1]?.content_list.at(-1)
  }
  /** Node A no longer reaches the database, and the others' patience with it is over. */
  async function killA() {
    cable.pull()
    await sql`update nodes set seen_at = seen_at - interval '1 hour'
      where id = ${atA.ctx().generations.nodeId}`.execute(open().db)
  }

  test('is followed at another, live, to the same end', async () => {
    const events = await atA.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(think('Hm.'), { event: 'thinkEnd' }, message('A fee'))
    const attached = await atB.attach(request_id, 1)
    expect(await until(attached, 'message')).toEqual(message('A fee'))
    engine().say(message(' in ether.'))
    expect(await until(attached, 'message')).toEqual(message(' in ether.'))
    engine().finish()
    const end = await Array.fromAsync(attached)
    expect(end.at(-1)).toEqual((await Array.fromAsync(events)).at(-1))
  })

  test('is told from its beginning to who comes while news for a reader before is under way', async () => {
    let underWay = 0
    const arriving = Promise.withResolvers<void>()
    const slow = open().db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!result.rows.some(({ chunk }) => String(chunk).includes('in ether'))) return result
        underWay += 1
        await arriving.promise
        return result
      },
    })
    const atC = world.client(atA.user, await world.node({}, { ...open(), db: slow }))
    const { request_id } = await until(await atA.ask({ topics_id }), 'start')
    engine().say(message('A fee'))
    const before = await atC.attach(request_id)
    await until(before, 'message')
    engine().say(message(' in ether.'))
    await eventually(() => underWay).toBe(1)
    await before.return()
    const after = await atC.attach(request_id)
    const first = after.next()
    await eventually(() => underWay).toBe(2)
    arriving.resolve()
    expect(await first).toMatchObject({ value: { event: 'start' } })
    expect(await until(after, 'message')).toEqual(message('A fee'))
    expect(await until(after, 'message')).toEqual(message(' in ether.'))
  })

  test('shows its text so far at another', async () => {
    const events = await atA.ask({ topics_id })
    engine().say(message('A fee'))
    await until(events, 'message')
    await eventually(storedAtB).toMatchObject({ status: 'running', content: 'A fee' })
  })

  test('is stopped from another, which waits for its own node', async () => {
    const patient = world.client(atA.user, await world.node({ stopWaitMs: 60_000 }))
    const events = await atA.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(message('A fee'))
    await until(events, 'message')
    await patient.stop(request_id)
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'close',
      response: 'A fee',
    })
    expect(await storedAtB()).toMatchObject({ status: 'stopped', content: 'A fee' })
  })

  test('is stopped from another even if its own node does not react', async () => {
    const events = await atA.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(message('A fee'))
    await eventually(storedAtB).toMatchObject({ content: 'A fee' })
    cable.pull()
    await atB.stop(request_id)
    expect(await storedAtB()).toMatchObject({ status: 'stopped', content: 'A fee' })
    cable.plug()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'close',
      response: 'A fee',
    })
  })

  test('is ended from another by the next ask when it is not detached', async () => {
    const events = await atA.ask({ topics_id, detached: false })
    await until(events, 'start')
    await until(await atB.ask({ topics_id }), 'start')
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'close', response: '' })
  })

  test('is interrupted at whoever follows it when its node dies, and keeps its text', async () => {
    const events = await atA.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(message('A fee'))
    const attached = await atB.attach(request_id)
    await until(attached, 'message')
    await killA()
    const end = await Array.fromAsync(attached)
    expect(end.slice(-4)).toMatchObject([
      { event: 'start' },
      { event: 'message', content: 'A fee' },
      { event: 'title', title: 'What is gas?' },
      { event: 'error', error_key: 'error.interrupted' },
    ])
    expect(await storedAtB()).toMatchObject({ status: 'interrupted', content: 'A fee' })
  })

  test('is interrupted by whoever follows it, should nobody else look after it', async () => {
    const { request_id } = await until(await atA.ask({ topics_id }), 'start')
    const attached = await atB.attach(request_id)
    await until(attached, 'start')
    await killA()
    expect((await Array.fromAsync(attached)).at(-1)).toMatchObject({
      error_key: 'error.interrupted',
    })
  })

  test('is interrupted without anybody watching, and refunded if no answer text came', async () => {
    await until(await atA.ask({ topics_id }), 'start')
    engine().say(think('Hm.'))
    await eventually(storedAtB).toMatchObject({ think_content: 'Hm.' })
    await world.node(REAPING)
    await killA()
    await eventually(storedAtB).toMatchObject({ status: 'interrupted', think_content: 'Hm.' })
    expect(await open().db.selectFrom('spends').select('state').execute()).toEqual([
      { state: 'refunded' },
    ])
  })

  test('does not stand in the way once its node is dead', async () => {
    await until(await atA.ask({ topics_id }), 'start')
    await killA()
    const next = await atB.ask({ topics_id })
    expect((await until(next, 'start')).topics_id).toBe(topics_id)
  })

  test('cannot be settled by a node that was given up for dead', async () => {
    const events = await atA.ask({ topics_id })
    await until(events, 'start')
    engine().say(message('A fee'))
    await eventually(storedAtB).toMatchObject({ content: 'A fee' })
    await world.node(REAPING)
    await killA()
    await eventually(storedAtB).toMatchObject({ status: 'interrupted' })
    engine().say(message(' in ether.'))
    engine().finish()
    cable.plug()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ error_key: 'error.interrupted' })
    expect(await storedAtB()).toMatchObject({ status: 'interrupted', content: 'A fee' })
    expect(await open().db.selectFrom('points').selectAll().execute()).toEqual([])
  })

  test('is told to be gone to its readers when the topic is deleted', async () => {
    const events = await atA.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    const attached = await atB.attach(request_id)
    await until(attached, 'start')
    await open().db.deleteFrom('topics').execute()
    expect((await Array.fromAsync(attached)).at(-1)).toMatchObject({
      error_key: 'error.topicDeleted',
    })
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      error_key: 'error.topicDeleted',
    })
  })

  test('is ended by its own node if its ask was lost between storing and beginning', async () => {
    const node = await world.node(REAPING)
    const losing = { ...node, begin: () => undefined }
    await world.client(atA.user, losing).ask({ topics_id })
    await eventually(storedAtB).toMatchObject({ status: 'interrupted' })
  })
})
