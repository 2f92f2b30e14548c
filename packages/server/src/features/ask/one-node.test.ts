import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HEARTBEAT } from '../../generation/frames.ts'
import { EngineFailure } from '../../ports.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { pluggable } from '../../testing/pluggable.ts'
import { message, think } from '../../testing/scripted-engine.ts'
import { askHandlers } from './handlers.ts'

const ANALYSIS_END = { event: 'thinkEnd', think_ms: expect.any(Number) }

describeDatabases('an answer', (open) => {
  let world: AskWorld
  let mei: Client
  let topics_id: string

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
    topics_id = randomUUID()
  })
  afterEach(() => world.close())

  const engine = (index = 0) => {
    const answer = world.engine.answers[index]
    if (!answer) throw new Error(`The engine was asked fewer than ${index + 1} questions`)
    return answer
  }
  async function stored() {
    const { cur_message } = await mei.fetchTopic(topics_id)
    return cur_message[1]?.content_list.at(-1)
  }
  async function topicsLeft() {
    const spends = await open().db.selectFrom('spends').select('state').execute()
    return 3 - spends.filter(({ state }) => state !== 'refunded').length
  }

  test('outlives the connection of a detached ask', async () => {
    const closed = new AbortController()
    const events = await mei.ask({ topics_id }, { signal: closed.signal })
    const { request_id } = await until(events, 'start')
    engine().say(message('A fee'))
    await until(events, 'message')
    closed.abort()
    await events.return()
    engine().say(message(' in ether.'))
    engine().finish()
    expect((await Array.fromAsync(await mei.attach(request_id))).at(-1)).toMatchObject({
      event: 'close',
      response: 'A fee in ether.',
    })
    expect(await stored()).toMatchObject({ content: 'A fee in ether.', status: 'done' })
  })

  test('is stopped when the connection of another ask closes, and costs what was shown', async () => {
    const closed = new AbortController()
    const events = await mei.ask({ topics_id, detached: false }, { signal: closed.signal })
    await until(events, 'start')
    engine().say(think('Hm.'))
    await until(events, 'think')
    closed.abort()
    await expect
      .poll(stored)
      .toMatchObject({ status: 'stopped', content: '', think_content: 'Hm.' })
    expect(engine().signal.aborted).toBe(true)
    expect(await topicsLeft()).toBe(2)
  })

  test('is stopped when the connection closed before it began, and costs nothing', async () => {
    await mei.ask({ topics_id, detached: false }, { signal: AbortSignal.abort() })
    await eventually(stored).toMatchObject({ status: 'stopped', content: '' })
    expect(await topicsLeft()).toBe(3)
  })

  test('continues for a reader after the last event that it names', async () => {
    const events = await mei.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(think('Hm.'), { event: 'thinkEnd' })
    await until(events, 'thinkEnd')
    const attached = await mei.attach(request_id, 2)
    expect((await attached.next()).value).toEqual(ANALYSIS_END)
    engine().say(message('A fee.'))
    engine().finish()
    expect(await Array.fromAsync(attached)).toEqual(await Array.fromAsync(events))
  })

  test('once ended is told whole, from start, whatever the reader has', async () => {
    const source = { index: 1, title: 'Gas', url: 'https://ethereum.org/gas' }
    const events = await mei.ask({ topics_id })
    const { request_id, ...ids } = await until(events, 'start')
    engine().say({ event: 'sources', items: [source] }, think('H'), think('m.'))
    engine().say({ event: 'thinkEnd' }, message('A '), message('fee [1].'))
    engine().finish()
    const live = await Array.fromAsync(events)
    const whole = await Array.fromAsync(await mei.attach(request_id, 4))
    const end = live.find(({ event }) => event === 'thinkEnd')
    expect(end).toEqual(ANALYSIS_END)
    expect(whole).toEqual([
      { ...ids, request_id },
      { event: 'sources', items: [source] },
      think('Hm.'),
      end,
      message('A fee [1].'),
      { event: 'title', title: 'What is gas?' },
      live.find(({ event }) => event === 'figures'),
      { event: 'generateEnd' },
      live.at(-1),
    ])
    expect({ event: 'thinkEnd', think_ms: (await stored())?.think_ms }).toEqual(end)
    const shown = live.find(({ event }) => event === 'figures')
    expect({ event: 'figures', ...(await stored())?.figures }).toEqual(shown)
  })

  test('stopped within its analysis tells no time for it', async () => {
    const events = await mei.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    engine().say(think('Hm.'))
    await until(events, 'think')
    await mei.stop(request_id)
    await Array.fromAsync(events)
    expect(await stored()).not.toHaveProperty('think_ms')
    expect(await Array.fromAsync(await mei.attach(request_id))).toContainEqual({
      event: 'thinkEnd',
    })
  })

  test('shows its text so far to whoever opens the topic', async () => {
    const events = await mei.ask({ topics_id })
    engine().say(think('Hm.'), message('A fee'))
    await until(events, 'message')
    expect(await stored()).toMatchObject({
      status: 'running',
      content: 'A fee',
      think_content: 'Hm.',
    })
  })

  test.each([
    ['error.modelTimeout', []],
    ['error.modelBusy', [think('Hm.')]],
    ['error.modelFailed', [message('A f')]],
  ] as const)('that fails with %s ends with that error, and keeps its text', async (key, said) => {
    const events = await mei.ask({ topics_id })
    engine().say(...said)
    engine().fail(new EngineFailure(key))
    const reported = await Array.fromAsync(events)
    expect(reported.at(-1)).toMatchObject({ event: 'error', error_key: key })
    const { status, content } = (await stored()) ?? {}
    expect({ status, content }).toEqual({
      status: 'failed',
      content: key === 'error.modelFailed' ? 'A f' : '',
    })
    expect(await topicsLeft()).toBe(key === 'error.modelFailed' ? 2 : 3)
  })

  test('that fails is code 1 for a client that wants JSON', async () => {
    world.engine.onQuestion = (answer) => answer.fail(new EngineFailure('error.modelBusy'))
    const asking = askHandlers.ask(
      mei.ctx({ accept: 'json' }),
      bodyOnly({ question: 'What is gas?', topics_id }),
    )
    await expect(asking).rejects.toMatchObject({ key: 'error.modelBusy' })
  })

  test('by an engine that breaks, or says nothing, has failed', async () => {
    const broken = await mei.ask({})
    engine(0).fail(new TypeError('undefined is not a function'))
    expect((await Array.fromAsync(broken)).at(-1)).toMatchObject({ error_key: 'error.internal' })
    expect(world.reports).toEqual([expect.stringContaining('undefined is not a function')])
    const silent = await mei.ask({})
    engine(1).finish()
    expect((await Array.fromAsync(silent)).at(-1)).toMatchObject({ error_key: 'error.modelFailed' })
    expect(await topicsLeft()).toBe(3)
  })

  test('is stopped by its owner alone', async () => {
    const bob = world.client(await world.addUser(), await world.node())
    const { request_id } = await until(await mei.ask({ topics_id }), 'start')
    for (const id of [request_id, randomUUID()]) {
      await expect(bob.stop(id)).rejects.toMatchObject({ key: 'error.noAccess' })
      await expect(bob.attach(id)).rejects.toMatchObject({ key: 'error.noAccess' })
    }
    await mei.stop(request_id.toUpperCase())
    expect(await stored()).toMatchObject({ status: 'stopped' })
    await mei.stop(request_id)
  })

  test('may finish while its node drains; the rest is interrupted and kept', async () => {
    const node = await world.node()
    const client = world.client(mei.user, node)
    const quick = await client.ask({})
    const slow = await client.ask({ topics_id })
    engine(0).say(message('Done.'))
    engine(1).say(message('Not yet'))
    await until(slow, 'message')
    const drained = node.drain(200)
    engine(0).finish()
    expect((await Array.fromAsync(quick)).at(-1)).toMatchObject({
      event: 'close',
      response: 'Done.',
    })
    expect((await Array.fromAsync(slow)).at(-1)).toMatchObject({ error_key: 'error.interrupted' })
    await drained
    expect(await stored()).toMatchObject({ status: 'interrupted', content: 'Not yet' })
  })

  test('survives a database that is away for a while, with all of its text', async () => {
    const cable = pluggable(open())
    const client = world.client(mei.user, await world.node({}, cable.database))
    const events = await client.ask({ topics_id })
    await until(events, 'start')
    cable.pull()
    engine().say(message('A fee'))
    expect(await until(events, 'message')).toEqual(message('A fee'))
    engine().say(message(' in ether.'))
    engine().finish()
    await until(events, 'generateEnd')
    await eventually(() => world.reports.length).toBeGreaterThan(1)
    cable.plug()
    expect(await until(events, 'close')).toMatchObject({ response: 'A fee in ether.' })
    expect(await stored()).toMatchObject({ status: 'done', content: 'A fee in ether.' })
  })

  test('keeps its frames until it has ended, and no longer', async () => {
    const frames = () => open().db.selectFrom('frames').select('request_id').execute()
    const events = await mei.ask({ topics_id })
    engine().say(message('A fee.'))
    await eventually(frames).not.toEqual([])
    engine().finish()
    await Array.fromAsync(events)
    expect(await frames()).toEqual([])
  })

  test('gives a sign of life while it is silent', async () => {
    const node = await world.node({ heartbeatMs: 5 })
    const { request_id } = await until(await world.client(mei.user, node).ask({}), 'start')
    const frames = node.attach(request_id, 1, 'en')[Symbol.asyncIterator]()
    expect(await frames.next()).toEqual({ done: false, value: HEARTBEAT })
  })

  test('does not keep a node from going when the database is away', async () => {
    const cable = pluggable(open())
    const node = await world.node({}, cable.database)
    const events = await world.client(mei.user, node).ask({ topics_id })
    engine().say(message('A fee'))
    await until(events, 'title')
    cable.pull()
    await node.drain(0)
    await node.close()
    expect(await Array.fromAsync(events)).toEqual([])
    expect(await stored()).toMatchObject({ status: 'running' })
  })

  test('keeps characters that the database cannot', async () => {
    const events = await mei.ask({ topics_id })
    const items = [{ index: 1, title: 'A \ud83e', url: 'https://gas.example/\0' }]
    engine().say({ event: 'sources', items })
    engine().say(think('\0'), message('A\0 \ud83e'), message('\ude99 fee'))
    engine().finish()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'close',
      response: 'A 🪙 fee',
    })
  })
})
