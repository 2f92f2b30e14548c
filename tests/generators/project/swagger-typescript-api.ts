import { randomUUID } from 'node:crypto'
import { email, eventsOf, server, show, streamOrRefusal, typedCode } from './shared.js'
import { Api, type AskEvent } from './swagger-typescript-api/api.js'

const api = new Api<string>({
  baseUrl: `${server}/api/v1`,
  securityWorker: (token) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
})

const { data: sent } = await api.auth.sendEmail({ email, language: 'en' })
if (sent.code === 1) throw new Error(sent.message)
const { data: signedIn } = await api.auth.loginByEmail({ email, email_code: await typedCode() })
if (signedIn.code === 1) throw new Error(signedIn.message)
api.setSecurityData(signedIn.data.access_token)

const topics_id = randomUUID()
const question = 'Is the Bitcoin supply really fixed?'
const reply = await api.ask.ask({ question, topics_id, deepthink: false })
// The type of its `data` is that of one event; what it holds is the stream that is still to be read.
for await (const event of eventsOf<AskEvent>(await streamOrRefusal(reply))) show(event)

const { data: topics } = await api.topics.fetchTopicList()
console.log('Topic:', topics.data.find((topic) => topic.topics_id === topics_id)?.title)
