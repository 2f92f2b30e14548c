import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { components, paths } from './openapi-typescript/schema.js'
import { email, eventsOf, server, show, streamOrRefusal, typedCode } from './shared.js'

type AskEvent = components['schemas']['AskEvent']

const client = createClient<paths>({ baseUrl: `${server}/api/v1` })

/** What a call gave; both refusals, with status 200 and others, have a message. */
function done<Reply extends { code: number }>({ data, error }: { data?: Reply; error?: unknown }) {
  if (data?.code === 0) return data as Extract<Reply, { code: 0 }>
  throw new Error(((data ?? error) as { message: string }).message)
}

done(await client.POST('/auth/send-email', { body: { email, language: 'en' } }))
const body = { email, email_code: await typedCode() }
const signedIn = done(await client.POST('/auth/login/email', { body }))
client.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${signedIn.data.access_token}`)
  },
})

const topics_id = randomUUID()
const question = 'Is the Bitcoin supply really fixed?'
const asked = { question, topics_id, deepthink: false }
const { response } = await client.POST('/ask', { body: asked, parseAs: 'stream' })
for await (const event of eventsOf<AskEvent>(await streamOrRefusal(response))) show(event)

const topics = done(await client.GET('/topics/fetch_topic_list'))
console.log('Topic:', topics.data.find((topic) => topic.topics_id === topics_id)?.title)
