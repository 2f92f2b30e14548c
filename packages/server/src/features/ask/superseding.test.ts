import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import type { Generations } from '../../generation/generations.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { message, OFF_TOPIC, think } from '../../testing/scripted-engine.ts'

describeDatabases('an answer that is not detached', (open) => {
  let world: AskWorld
  let node: Generations
  let mei: Client
  let topics_id: string

  async function begin(settings: Record<string, string> = {}) {
    world = askWorld(open(), readEnv({ RATE_LIMITS: 'off', ...settings }))
    node = await world.node()
    mei = world.client(await world.addUser(), node)
    topics_id = randomUUID()
  }
  beforeEach(() => begin())
  afterEach(() => world.close())
  const engine = () => {
    const answer = world.engine.answers.at(-1)
    if (!answer) throw new Error('The engine was not asked')
    return answer
  }
  const ask = (body = {}, client = mei) => client.ask({ topics_id, detached: false, ...body })
  async function askWhole() {
    const events = await ask()
    engine().say(message('A fee.'))
    engine().finish()
    await Array.fromAsync(events)
  }
  /** The first question and all follow-ups but the last. */
  async function askUntilTheLast() {
    for (let asked = 0; asked < 3; asked += 1) await askWhole()
  }
  /** An answer with these events so far. */
  async function answering(...said: Parameters<ReturnType<typeof engine>['say']>) {
    const events = await ask()
    engine().say(...said)
    await until(events, said.at(-1)?.event === 'relevant' ? 'relevant' : 'message')
    return events
  }
  async function expectGoesOn(events: Awaited<ReturnType<typeof answering>>) {
    engine().say(message(' in ether.'))
    engine().finish()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'close',
      response: 'A fee in ether.',
    })
    const { cur_message } = await mei.fetchTopic(topics_id)
    expect(cur_message.at(-1)?.content_list.at(-1)).toMatchObject({ status: 'done' })
  }
  const expectEnded = async (events: Awaited<ReturnType<typeof answering>>, response: string) =>
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'close', response })

  it('is ended by the next ask', async () => {
    const first = await answering(message('A fee'))
    const second = await ask()
    await expectEnded(first, 'A fee')
    expect((await until(second, 'start')).topics_id).toBe(topics_id)
    const { cur_message } = await mei.fetchTopic(topics_id)
    expect(cur_message[1]?.content_list).toMatchObject([{ status: 'stopped', content: 'A fee' }])
  })

  it('goes on when no follow-up is left for the next', async () => {
    await askUntilTheLast()
    const last = await answering(message('A fee'))
    await expect(ask()).rejects.toMatchObject({ key: 'error.messageLimit' })
    await expectGoesOn(last)
  })

  it('goes on at its node when no follow-up is left for the next at another', async () => {
    const elsewhere = world.client(mei.user, await world.node())
    await askUntilTheLast()
    const last = await answering(message('A fee'))
    const text = async () => {
      const { cur_message } = await elsewhere.fetchTopic(topics_id)
      return cur_message.at(-1)?.content_list.at(-1)?.content
    }
    await eventually(text).toBe('A fee')
    await expect(ask({}, elsewhere)).rejects.toMatchObject({ key: 'error.messageLimit' })
    await expectGoesOn(last)
  })

  it('gives its follow-up to the next while it has said nothing', async () => {
    await askUntilTheLast()
    const last = await ask()
    await until(last, 'start')
    await until(await ask(), 'start')
    await expectEnded(last, '')
  })

  it('gives its topic to the next when it is not to be counted', async () => {
    for (let topic = 0; topic < 2; topic += 1) await Array.fromAsync(await stopped())
    const last = await answering(OFF_TOPIC)
    await until(await ask(), 'start')
    await expectEnded(last, '')
  })

  /** An answer of another topic, stopped within its analysis, which costs. */
  async function stopped() {
    const events = await ask({ topics_id: randomUUID() })
    const { request_id } = await until(events, 'start')
    engine().say(think('Hm.'))
    await until(events, 'think')
    await mei.stop(request_id)
    return events
  }

  it.each([
    ['error.tooManyRequests', { RATE_LIMITS: 'ask=2/60' }],
    ['error.tokenLimit', { MODEL_DAILY_TOKENS_FREE: '70' }],
    ['error.serverTokenLimit', { MODEL_DAILY_TOKENS: '70' }],
  ])('goes on when the next is refused with %s', async (key, settings) => {
    await world.close()
    await begin(settings)
    world.engine.onQuestion = ({ meter }) => {
      meter?.begin('').reported({ prompt_tokens: 69, completion_tokens: 1 })
    }
    const first = await answering(message('A fee'))
    await expect(ask()).rejects.toMatchObject({ key })
    await expectGoesOn(first)
  })

  it('goes on when the next cannot be asked', async () => {
    const first = await answering(message('A fee'))
    const asking = ask({ question_type: 1, message_id: randomUUID() })
    await expect(asking).rejects.toMatchObject({ key: 'error.unknownMessage' })
    await expectGoesOn(first)
  })

  it('gives its place to the next, of its user and at its node', async () => {
    const full = await world.node({}, open(), { capacity: 5 })
    mei = world.client(await world.addUser(new Date('2027-01-01')), full)
    for (let more = 0; more < 4; more += 1) await mei.ask({})
    const first = await answering(message('A fee'))
    const bob = world.client(await world.addUser(), full)
    await expect(bob.ask({})).rejects.toMatchObject({ key: 'error.serverBusy' })
    await until(await ask(), 'start')
    await expectEnded(first, 'A fee')
    await expect(bob.ask({})).rejects.toMatchObject({ key: 'error.serverBusy' })
  })

  it('goes on when the next finds no place at its node', async () => {
    const small = await world.node({}, open(), { capacity: 1 })
    await world.client(await world.addUser(), small).ask({})
    const first = await ask()
    await until(first, 'start')
    const running = engine()
    const asking = ask({}, world.client(mei.user, small))
    await expect(asking).rejects.toMatchObject({ key: 'error.serverBusy' })
    running.say(message('A fee'))
    await expectGoesOn(first)
  })

  it(
    'goes on when many race for its follow-up',
    async () => {
      await trials(open(), async () => {
        mei = world.client(await world.addUser(), node)
        topics_id = randomUUID()
        await askUntilTheLast()
        const last = await answering(message('A fee'))
        const { refused } = await race(() => ask(), 10)
        expect(refused).toEqual({ 'error.messageLimit': 10 })
        await expectGoesOn(last)
      })
    },
    RACE_TIMEOUT_MS,
  )

  it(
    'that has said nothing is followed by one of many that race for its follow-up',
    async () => {
      await trials(open(), async () => {
        mei = world.client(await world.addUser(), node)
        topics_id = randomUUID()
        await askUntilTheLast()
        await ask()
        const { refused } = await race(() => ask(), 10)
        const { 'error.generationRunning': _, ...others } = refused
        expect(others).toEqual({})
        const spends = await open()
          .db.selectFrom('spends')
          .select('kind')
          .where('user_id', '=', mei.user.userId)
          .where('state', '<>', 'refunded')
          .execute()
        expect(spends.filter(({ kind }) => kind === 'message')).toHaveLength(3)
        const { cur_message } = await mei.fetchTopic(topics_id)
        expect(cur_message.at(-1)?.content_list.at(-1)).toMatchObject({ status: 'running' })
      })
    },
    RACE_TIMEOUT_MS,
  )
})
