import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** What one network sends: requests at an even pace, whether they are answered or not. */
export interface Flood {
  /** Where the API's paths begin. */
  readonly api: string
  readonly perSecond: number
  readonly ms: number
}

export interface Flooded {
  readonly sent: number
  /** How often each status came; 0 for none. */
  readonly statuses: Readonly<Record<number, number>>
}

/** An address of nobody's (RFC 5737), as a proxy forwards it. */
const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
const TICK_MS = 10
const CONNECTIONS = 64

/** Each way in which a network without an account is refused. */
const refused: readonly (() => readonly [path: string, body: object])[] = [
  () => ['/auth/send-email', { email: `${randomUUID()}@example.org` }],
  () => ['/auth/login/email', { email: 'mei@example.org', email_code: '123456' }],
  () => ['/auth/fetch_access_token', { short_token: randomUUID() }],
]

process.on('message', async (flood: Flood) => process.send?.(await send(flood)))

async function send({ api, perSecond, ms }: Flood): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<number, number> = {}
  const answers: Promise<void>[] = []
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const begin = performance.now()
  for (let passed = 0; passed < ms; passed = performance.now() - begin) {
    const due = Math.floor((passed * perSecond) / 1000)
    while (answers.length < due) {
      answers.push(one(api, agent, answers.length).then(count))
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(answers)
  agent.destroy()
  return { sent: answers.length, statuses }
}

function one(api: string, agent: Agent, nth: number): Promise<number> {
  const [path, body] = refused[nth % refused.length]?.() ?? ['', {}]
  return new Promise((resolve) => {
    const asked = request(`${api}${path}`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(JSON.stringify(body))
  })
}
