import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/** The least a server can do between a token and its user: the two queries, which it prepares, and JSON. */
const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 20 })

const SESSION = `select s.user_id, s.expires_at, u.member_until
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2`
const USER = `select u.email, u.user_name,
    (select coalesce(sum(points), 0) from points where user_id = u.id) as points,
    (select count(*) from spends where user_id = u.id and day = $2 and kind = 'topic'
      and state <> 'refunded') as topics
  from users u where u.id = $1`

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest()
  const now = new Date()
  const session = await pool.query({ name: 'session', text: SESSION, values: [hash, now] })
  const { user_id: userId } = session.rows[0]
  const day = now.toISOString().slice(0, 10)
  const user = await pool.query({ name: 'user', text: USER, values: [userId, day] })
  const { email, user_name, points, topics } = user.rows[0]
  const body = JSON.stringify({
    code: 0,
    data: { user_id: userId, email, user_name, points, topics },
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
