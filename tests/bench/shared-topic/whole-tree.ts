import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { sendMetrics } from './own-metrics.ts'

/** Reads all versions of all messages of the topic, and shows the newest of each. */
const [url = '', token = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 20 })

const MESSAGES = `select m.* from messages m join topics t on t.id = m.topic_id
  where t.share_token = $1 and t.public_permission = 1 order by m.ordinal`

async function selectedPath() {
  const { rows } = await pool.query(MESSAGES, [token])
  const newest = new Map(rows.map((row) => [row.parent_id, row]))
  const path: unknown[] = []
  for (let row = newest.get(null); row; row = newest.get(row.id)) path.push(row)
  return { code: 0, data: path }
}

const server = createServer(async (request, response) => {
  if (request.url === '/metrics') return sendMetrics(response)
  const body = JSON.stringify(await selectedPath())
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
