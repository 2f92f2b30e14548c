import { randomUUID } from 'node:crypto'
import type { Person } from '../../packages/api-client/conformance/index.ts'
import { newestCode } from '../peers/outbox.ts'
import type { ServerProcess } from '../peers/server-process.ts'
import { sentBack } from './browser.ts'

export const newAddress = () => `${randomUUID()}@example.org`

/** Signs somebody new in, by mail and code. */
export async function signUp({ api, dataDir }: ServerProcess): Promise<Person> {
  const email = newAddress()
  await post(`${api}/auth/send-email`, { email, language: 'en' })
  const email_code = await newestCode(dataDir, email)
  return signedIn(api, await post(`${api}/auth/login/email`, { email, email_code }))
}

/** Who was signed in by this reply. */
export async function signedIn(api: string, response: Response): Promise<Person> {
  const { data } = (await response.json()) as { data: { access_token: string } }
  return { api, token: data.access_token, cookie: sentBack(response) }
}

/** Makes somebody a member by buying, which Stripe confirms to the server. */
export async function subscribe(person: Person): Promise<Person> {
  const order = { order_type: '2', language: 'en' }
  const response = await post(`${person.api}/order/create-checkout-session`, order, person.token)
  const { data } = (await response.json()) as { data: { checkout_url: string } }
  await fetch(data.checkout_url, { method: 'POST', redirect: 'manual' })
  return person
}

export async function post(url: string, body: unknown, token = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}
