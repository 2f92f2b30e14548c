import { randomUUID } from 'node:crypto'
import type { AskEvent, Input, Schemas } from '@coinquiry/api-client/contract'
import type { Database } from '../adapters/database/database.ts'
import type { UserRequestContext } from '../app-context.ts'
import type { SignedIn } from '../contract/viewer.ts'
import { type Env, readEnv } from '../env.ts'
import { askHandlers } from '../features/ask/handlers.ts'
import { messageHandlers } from '../features/messages/handlers.ts'
import { decodeFrame, HEARTBEAT } from '../generation/frames.ts'
import { createGenerations, type Generations } from '../generation/generations.ts'
import type { Timings } from '../generation/timings.ts'
import { bodyOnly, handlerContext, noInput, pathOnly } from './handler-context.ts'
import { addPerson } from './people.ts'
import { type ScriptedEngine, scriptedEngine } from './scripted-engine.ts'

type Body = Partial<Input<'ask'>['body']>

/**
 * Short where a test waits. A lease lasts, and the reaper never comes: on a busy machine it would
 * end an answer that is stored and about to begin. A test about the reaper sets `renewLeaseMs`.
 */
const QUICK: Partial<Timings> = {
  coalesceMs: 5,
  coalesceMostMs: 5,
  checkpointMs: 10,
  pollMs: 10,
  leaseMs: 3_600_000,
  restartedMs: 0,
  renewLeaseMs: 3_600_000,
  stopWaitMs: 300,
  retryMs: 5,
}

export interface AskOptions {
  readonly key?: string
  readonly signal?: AbortSignal
  readonly accept?: 'stream' | 'json'
}

/** A client of one node, signed in as one user. */
export interface Client {
  readonly user: SignedIn
  ask(body: Body, options?: AskOptions): Promise<AsyncGenerator<AskEvent, void>>
  attach(requestId: string, lastEventId?: number): Promise<AsyncGenerator<AskEvent, void>>
  stop(requestId: string): Promise<void>
  fetchTopic(topicId: string): Promise<Schemas['TopicContent']>
  switchVersion(topicId: string, current: string, wanted: string): Promise<void>
  ctx(options?: AskOptions): UserRequestContext
}

/** Users, nodes and an engine around one database; the clock moves when the test moves it. */
export function askWorld(database: Database, env: Env = readEnv({ RATE_LIMITS: 'off' })) {
  const engine: ScriptedEngine = scriptedEngine()
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const nodes: Generations[] = []
  const reports: string[] = []

  async function node(
    over: Partial<Timings> = {},
    on: Database = database,
    { capacity, soleNode = false }: { capacity?: number | undefined; soleNode?: boolean } = {},
  ) {
    const generations = await createGenerations({
      database: on,
      engine,
      clock: { now: () => time.now },
      soleNode,
      ...(capacity !== undefined && { capacity }),
      report: (what, error) => reports.push(`${what}: ${error}`),
      timings: { ...QUICK, ...over },
    })
    nodes.push(generations)
    return generations
  }

  const addUser = (member_until: Date | null = null) => addPerson(database, { member_until })

  function client(user: SignedIn, generations: Generations): Client {
    const ctx = (options: AskOptions = {}): UserRequestContext =>
      handlerContext(database, {
        now: time.now,
        viewer: user,
        generations,
        env,
        ports: { answerEngine: engine },
        accept: options.accept ?? 'stream',
        signal: options.signal ?? new AbortController().signal,
      })
    return {
      user,
      ctx,
      async ask(body, options = {}) {
        const header = options.key === undefined ? {} : { 'Idempotency-Key': options.key }
        const input = { ...noInput, header, body: askBody(body) }
        return eventsOf(await askHandlers.ask(ctx(options), input))
      },
      async attach(request_id, lastEventId) {
        const header = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
        const input = { ...pathOnly({ request_id }), header }
        return eventsOf(await askHandlers.attachAnswer(ctx(), input))
      },
      async stop(request_id) {
        await askHandlers.stopAnswer(ctx(), pathOnly({ request_id }))
      },
      async fetchTopic(topics_id) {
        const reply = await messageHandlers.fetchTopicMessage(ctx(), bodyOnly({ topics_id }))
        return reply.body.data
      },
      async switchVersion(topics_id, cur_message_id, switch_message_id) {
        const body = { topics_id, cur_message_id, switch_message_id }
        await messageHandlers.switchMessage(ctx(), bodyOnly(body))
      },
    }
  }

  return {
    engine,
    time,
    reports,
    node,
    addUser,
    client,
    async close() {
      await Promise.all(nodes.map((generations) => generations.close()))
    },
  }
}

export type AskWorld = ReturnType<typeof askWorld>

function askBody(body: Body): Input<'ask'>['body'] {
  return { question: 'What is gas?', topics_id: randomUUID(), detached: true, ...body }
}

async function* eventsOf(reply: { kind: string; frames?: AsyncIterable<string> }) {
  if (!reply.frames) throw new Error(`A stream was expected, not ${reply.kind}`)
  for await (const frame of reply.frames) if (frame !== HEARTBEAT) yield decodeFrame(frame)
}

/** Reads until the first event of a kind, and gives it. */
export async function until<Name extends AskEvent['event']>(
  events: AsyncGenerator<AskEvent, void>,
  name: Name,
): Promise<Extract<AskEvent, { event: Name }>> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error(`The stream ended before ${name}`)
    if (isNamed(value, name)) return value
  }
}

function isNamed<Name extends AskEvent['event']>(
  event: AskEvent,
  name: Name,
): event is Extract<AskEvent, { event: Name }> {
  return event.event === name
}
