import type { Person } from '../../packages/api-client/conformance/index.ts'
import type { ServerProcess } from '../fakes/server-process.ts'
import { post } from '../fakes/sign-in.ts'
import { newUser } from '../fixtures/users.ts'
import { cookieHeader, sentBack } from './browser.ts'

/** Signs somebody new in, by mail and code. */
export async function signUp(server: ServerProcess): Promise<Person> {
  const { token, cookies } = await newUser(server)
  return { api: server.api, token, cookie: cookieHeader(cookies) }
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
