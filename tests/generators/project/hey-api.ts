import { randomUUID } from 'node:crypto'
import { client } from './hey-api/client.gen.js'
import { ask, fetchTopicList, loginByEmail, sendEmail } from './hey-api/sdk.gen.js'
import { email, server, show, streamOrRefusal, typedCode } from './shared.js'

client.setConfig({ baseUrl: `${server}/api/v1`, throwOnError: true })

const sent = await sendEmail({ body: { email, language: 'en' }, throwOnError: true })
if (sent.data.code === 1) throw new Error(sent.data.message)
const body = { email, email_code: await typedCode() }
const { data: signedIn } = await loginByEmail({ body, throwOnError: true })
if (signedIn.code === 1) throw new Error(signedIn.message)
client.setConfig({ auth: signedIn.data.access_token })

const topics_id = randomUUID()
let fault: unknown
const { stream } = await ask({
  body: { question: 'Is the Bitcoin supply really fixed?', topics_id, deepthink: false },
  // It would ask again whatever goes wrong, and takes a refusal for the end of a stream.
  sseMaxRetryAttempts: 1,
  fetch: async (request) => streamOrRefusal(await fetch(request)),
  onSseError: (error) => {
    fault = error
  },
})
for await (const event of stream) show(event)
if (fault) throw fault

const { data: topics } = await fetchTopicList({ throwOnError: true })
console.log('Topic:', topics.data.find((topic) => topic.topics_id === topics_id)?.title)
