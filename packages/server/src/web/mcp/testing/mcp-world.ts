import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createKnowledge } from '../../../adapters/answer-engine/knowledge.ts'
import { createLookUps } from '../../../adapters/answer-engine/look-ups.ts'
import type { Database } from '../../../adapters/database/database.ts'
import { createDocuments } from '../../../adapters/documents/documents.ts'
import { createApp } from '../../../app.ts'
import { readEnv } from '../../../env.ts'
import { createLog } from '../../../log.ts'
import { askWorld } from '../../../testing/ask-world.ts'
import { handlerContext } from '../../../testing/handler-context.ts'
import { signIn } from '../../../testing/people.ts'

const now = new Date('2026-03-01T12:00:00Z')

/** Of the protocol's revision of 2026, or of one before it. */
export type Revision = 'auto' | 'legacy'

/** A listening server with a scripted engine, and clients of the protocol's own package. */
export async function mcpWorld(
  database: Database,
  settings: Readonly<Record<string, string>> = {},
) {
  const env = readEnv({ ...settings })
  const world = askWorld(database, env)
  const generations = await world.node()
  const documents = createDocuments()
  const lookUps = await createLookUps(await createKnowledge(env))
  const clock = { now: () => now }
  const ports = { clock, answerEngine: world.engine, documents, lookUps }
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const context = handlerContext(database, { env, generations, ports })
  const app = await createApp({ context, log, web: null, checkReplies: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/mcp`
  const clients: Client[] = []

  async function connect(token: string, mode: Revision = 'auto', language = 'en') {
    const client = new Client(
      { name: 'test', version: '1.0.0' },
      { versionNegotiation: { mode: mode === 'auto' ? { pin: '2026-07-28' } : 'legacy' } },
    )
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const transport = new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers },
      reconnectionOptions: {
        ...{ initialReconnectionDelay: 10, maxReconnectionDelay: 10 },
        ...{ reconnectionDelayGrowFactor: 1, maxRetries: 0 },
      },
    })
    await client.connect(transport)
    clients.push(client)
    return client
  }

  return {
    ...world,
    generations,
    url,
    origin: url.slice(0, -'/mcp'.length),
    /** Lines of the log: of each request, and of what went wrong. */
    logged(level: 'info' | 'error') {
      const number = { info: 30, error: 50 }[level]
      return lines.map((line) => JSON.parse(line)).filter((line) => line.level === number)
    },
    connect,
    /** A new member, or a free user with `null`, as a client of the API and its token. */
    async person(memberUntil: Date | null = new Date('2027-01-01')) {
      const user = await world.addUser(memberUntil)
      return {
        user,
        token: await signIn(database, user.userId, now),
        api: world.client(user, generations),
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((client) => client.close()))
      await app.close()
      await world.close()
      await documents.close()
    },
  }
}

export type McpWorld = Awaited<ReturnType<typeof mcpWorld>>
