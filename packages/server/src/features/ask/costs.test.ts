import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Env, readEnv } from '../../env.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { message } from '../../testing/scripted-engine.ts'
import { viewerOfToken } from '../auth/session.ts'
import { signInByMail } from '../auth/testing/sign-in-by-mail.ts'
import { topicHandlers } from '../topics/handlers.ts'
import { userHandlers } from '../users/handlers.ts'

const memberUntil = new Date('2027-01-01')
const env = (variables: Record<string, string> = {}): Env =>
  readEnv({ RATE_LIMITS: 'off', ...variables })

describeDatabases('what answers cost', (open) => {
  let world: AskWorld
  beforeEach(() => {
    world = askWorld(open(), env())
  })
  afterEach(() => world.close())

  const begin = (settings: Record<string, string>) => {
    world = askWorld(open(), env(settings))
  }
  const member = async (capacity?: number) =>
    world.client(await world.addUser(memberUntil), await world.node({}, open(), { capacity }))
  const free = async () => world.client(await world.addUser(), await world.node())

  /** Lets each answer say something and use so many tokens. */
  function eachUses(tokens: number) {
    world.engine.onQuestion = (answer) => {
      answer.meter?.begin('').reported({ prompt_tokens: tokens - 1, completion_tokens: 1 })
      answer.say(message('A fee.'))
      answer.finish()
    }
  }
  const whole = async (client: Client, body = {}) => Array.fromAsync(await client.ask(body))
  const stored = () => open().db.selectFrom('generations').selectAll().execute()

  it('five at once for a user, and one more when one has ended', async () => {
    const mei = await member()
    const first = await mei.ask({})
    const { request_id } = await until(first, 'start')
    for (let more = 0; more < 4; more += 1) await mei.ask({})
    await expect(mei.ask({})).rejects.toMatchObject({ key: 'error.tooManyAnswers', retryAfter: 10 })
    expect(await stored()).toHaveLength(5)
    await mei.stop(request_id)
    await mei.ask({})
  })

  it(
    'exactly five of twenty that are asked for at once',
    async () => {
      await trials(open(), async () => {
        const mei = await member()
        const { done, refused } = await race(() => mei.ask({}), 20)
        expect([done.length, refused]).toEqual([5, { 'error.tooManyAnswers': 15 }])
      })
    },
    RACE_TIMEOUT_MS,
  )

  it.each([0, 1, 2, 3])('a node writes %i at once', async (capacity) => {
    const node = await world.node({}, open(), { capacity })
    const people = await Promise.all(Array.from({ length: 6 }, () => world.addUser()))
    const clients = people.map((person) => world.client(person, node))
    const { done, refused } = await race(async (n) => clients[n]?.ask({}), clients.length)
    expect(done).toHaveLength(capacity)
    expect(refused).toEqual({ 'error.serverBusy': 6 - capacity })
    expect(await stored()).toHaveLength(capacity)
    expect(await open().db.selectFrom('spends').selectAll().execute()).toHaveLength(capacity)
    for (const { request_id } of await stored()) await node.stop(request_id)
    if (capacity > 0) await world.client(await world.addUser(), node).ask({})
  })

  it('gives the place back after a refusal, and attaches to what was asked before without any', async () => {
    const mei = await member(1)
    const topics_id = randomUUID()
    const events = await mei.ask({ topics_id }, { key: 'k' })
    const { request_id } = await until(events, 'start')
    await expect(mei.ask({})).rejects.toMatchObject({ key: 'error.serverBusy', retryAfter: 10 })
    await until(await mei.ask({ topics_id }, { key: 'k' }), 'start')
    await mei.stop(request_id)
    await expect(mei.ask({ question: ' ' })).rejects.toMatchObject({ key: 'error.emptyQuestion' })
    await mei.ask({})
  })

  it('is stored with the answer', async () => {
    const mei = await free()
    eachUses(70)
    await whole(mei)
    expect(await stored()).toMatchObject([
      { input_tokens: 69, output_tokens: 1, tokens_estimated: false },
    ])
  })

  it('is estimated where another ended the answer', async () => {
    const mei = await free()
    const events = await mei.ask({ question: '什么是燃料费' })
    const { request_id } = await until(events, 'start')
    const elsewhere = world.client(mei.user, await world.node())
    await elsewhere.stop(request_id)
    const [row] = await stored()
    expect(row?.input_tokens).not.toBeNull()
  })

  it.each([
    { budget: 0, asks: 0 },
    { budget: 69, asks: 1 },
    { budget: 70, asks: 1 },
    { budget: 71, asks: 2 },
    { budget: 140, asks: 2 },
  ])('a free user with $budget tokens a day asks $asks times for 70', async ({ budget, asks }) => {
    begin({ MODEL_DAILY_TOKENS_FREE: String(budget) })
    eachUses(70)
    const mei = await free()
    for (let ask = 0; ask < asks; ask += 1) await whole(mei)
    const resetsAt = Date.parse('2026-03-02T00:00:00Z') / 1000
    await expect(mei.ask({})).rejects.toMatchObject({ key: 'error.tokenLimit', resetsAt })
    expect(await stored()).toHaveLength(asks)
    await whole(await member())
    if (budget > 0) {
      await whole(await free())
      world.time.now = new Date('2026-03-02T00:00:00Z')
      await whole(mei)
    }
  })

  it('a server that has used up its day refuses free users, and members where the operator says so', async () => {
    eachUses(15_000_000)
    await whole(await free())
    await whole(await free())
    const eve = await free()
    await expect(eve.ask({})).rejects.toMatchObject({ key: 'error.serverTokenLimit' })
    await whole(await member())
    begin({ MODEL_DAILY_TOKENS: '30000000' })
    const pro = await member()
    await expect(pro.ask({})).rejects.toMatchObject({ key: 'error.serverTokenLimit' })
    begin({ MODEL_DAILY_TOKENS: 'off' })
    eachUses(1)
    await whole(await free())
  })

  it('a member has a budget where the operator sets one', async () => {
    begin({ MODEL_DAILY_TOKENS_MEMBER: '70' })
    eachUses(70)
    const pro = await member()
    await whole(pro)
    await expect(pro.ask({})).rejects.toMatchObject({ key: 'error.tokenLimit' })
  })

  /** An answer that has used so many tokens and says nothing yet. */
  async function silent(client: Client, tokens: number) {
    world.engine.onQuestion = ({ meter }) =>
      meter?.begin('').reported({ prompt_tokens: tokens, completion_tokens: 0 })
    const topics_id = randomUUID()
    const events = await client.ask({ topics_id })
    const { request_id } = await until(events, 'start')
    return { topics_id, request_id, events }
  }
  const PLACES = [
    { place: 'the node that writes it', isElsewhere: false },
    { place: 'another node', isElsewhere: true },
  ]
  const DELETIONS = {
    'the topic': (client: Client, topics_id: string) =>
      topicHandlers.deleteTopic(client.ctx(), bodyOnly({ topics_id })),
    'all topics': (client: Client) => topicHandlers.deleteAllTopics(client.ctx()),
  }

  describe.each(PLACES)('what was used before $place deletes', ({ isElsewhere }) => {
    describe.each(Object.entries(DELETIONS))('%s', (_, remove) => {
      it.each([
        { budget: 70, isLeft: false },
        { budget: 71, isLeft: true },
      ])('counts once, whole: of $budget tokens 70', async ({ budget, isLeft }) => {
        begin({ MODEL_DAILY_TOKENS_FREE: String(budget) })
        const mei = await free()
        const { topics_id, events } = await silent(mei, 70)
        const there = isElsewhere ? world.client(mei.user, await world.node()) : mei
        await remove(there, topics_id)
        await Array.fromAsync(events)
        const next = mei.ask({})
        if (isLeft) await next
        else await expect(next).rejects.toMatchObject({ key: 'error.tokenLimit' })
      })
    })
  })

  it('counts whole where another node has ended the answer without its writer', async () => {
    begin({ MODEL_DAILY_TOKENS_FREE: '70' })
    const mei = await free()
    const { request_id, events } = await silent(mei, 70)
    await world.client(mei.user, await world.node({ stopWaitMs: 0 })).stop(request_id)
    await Array.fromAsync(events)
    expect(await stored()).toMatchObject([{ input_tokens: 70, tokens_estimated: false }])
    await expect(mei.ask({})).rejects.toMatchObject({ key: 'error.tokenLimit' })
  })

  it.each([
    { when: 'once it has ended', isRunning: false },
    { when: 'while it is written', isRunning: true },
  ])('is not forgotten with the account that is deleted $when', async ({ isRunning }) => {
    begin({ MODEL_DAILY_TOKENS_FREE: '70' })
    eachUses(70)
    const node = await world.node()
    const now = (seconds: number) => new Date(world.time.now.getTime() + seconds * 1000)
    const signIn = async (at: Date) => {
      const { body } = await signInByMail(handlerContext(open(), { now: at }), 'mei@example.org')
      const viewer = await viewerOfToken(open().db, body.data.access_token, at)
      if (viewer.kind === 'visitor') throw new Error('Nobody is signed in')
      return viewer
    }
    const first = await signIn(now(0))
    if (isRunning) await silent(world.client(first, node), 70)
    else await whole(world.client(first, node))
    await userHandlers.deleteUser(world.client(first, node).ctx())
    const second = await signIn(now(60))
    await expect(world.client(second, node).ask({})).rejects.toMatchObject({
      key: 'error.tokenLimit',
    })
  })
})
