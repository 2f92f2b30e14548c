import { createHash, randomUUID } from 'node:crypto'
import { createServer, request as requestTo } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedAsk } from '@coinquiry/server/testing'
import pg from 'pg'

/**
 * The least a server can do to admit an ask: the server's own statements, and the first event. With a
 * model it forwards the question to it, once it is stored.
 */
const [url = '', recorded = '', model] = process.argv.slice(2)
const { statements, ids } = JSON.parse(recorded) as RecordedAsk
const [session, ...transaction] = statements
const PARAMETERS = JSON.stringify(transaction.map(({ parameters }) => parameters))
const ANY_ID = new RegExp(Object.values(ids).join('|'), 'g')
/** As many as the server has, and used as it uses them. */
const pool = new pg.Pool({
  ...{ connectionString: url, max: 20, pipeline: true },
  options: '-c random_page_cost=1.1',
})

async function store(token: string, topicId: string): Promise<string> {
  const hash = createHash('sha256').update(token).digest()
  const values = [hash, new Date()]
  const found = await pool.query({ text: session?.sql ?? '', values, name: 'session' })
  const requestId = randomUUID()
  const fresh = new Map([
    [ids.userId, found.rows[0].userId as string],
    [ids.topicId, topicId],
    [ids.questionId, randomUUID()],
    [ids.answerId, randomUUID()],
    [ids.requestId, requestId],
  ])
  const parameters = JSON.parse(PARAMETERS.replace(ANY_ID, (id) => fresh.get(id) ?? id))
  const client = await pool.connect()
  const send = ({ sql: text }: { readonly sql: string }, nth: number) =>
    client.query({ text, values: parameters[nth], name: `statement ${nth}` })
  // What is read under the lock is waited for, then the insert with the commit.
  const decided = transaction.length - 2
  await Promise.all(transaction.slice(0, decided).map(send))
  await Promise.all(transaction.slice(decided).map((each, nth) => send(each, decided + nth)))
  client.release()
  return requestId
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  const { topics_id: topicId, question } = JSON.parse(body)
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const requestId = await store(token, topicId)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const data = JSON.stringify({ request_id: requestId, topics_id: topicId })
  const start = `id: 1\nevent: start\ndata: ${data}\n\n`
  if (model === undefined) return void response.end(start)
  response.write(start)
  const headers = { 'content-type': 'application/json' }
  const forwarded = requestTo(model, { method: 'POST', headers }, (reply) => reply.pipe(response))
  forwarded.on('error', () => response.destroy())
  forwarded.end(JSON.stringify({ stream: true, messages: [{ role: 'user', content: question }] }))
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port)
})
