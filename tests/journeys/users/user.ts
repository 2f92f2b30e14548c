import { randomUUID } from 'node:crypto'
import { logIn } from '../../fakes/sign-in.ts'
import type { TestApp } from '../test-app/test-app.ts'

/** Somebody with an account of their own, who can also act beside the page. */
export interface User {
  readonly email: string
  readonly token: string
  /** What signing in leaves with a browser beside it, as the server sets it. */
  readonly cookies: readonly string[]
  /** Calls the server; gives the reply's `data`. */
  post<Data>(path: string, body: object): Promise<Data>
  /** Asks and waits for the whole answer; returns the topic. */
  ask(question: string, topicsId?: string): Promise<string>
  /** Ends the session, as from another device. */
  logOut(): Promise<void>
}

export const newEmail = (): string => `${randomUUID()}@example.org`

export async function newUser({ server }: Pick<TestApp, 'server'>): Promise<User> {
  const email = newEmail()
  const session = await logIn(server, email)
  const token: string = (await session.json()).data.access_token

  async function post<Data>(path: string, body: object): Promise<Data> {
    const response = await fetch(`${server.api}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!text.startsWith('{"code":0')) throw new Error(`${path}: ${response.status} ${text}`)
    return (JSON.parse(text) as { data: Data }).data
  }

  return {
    email,
    token,
    cookies: session.headers.getSetCookie(),
    post,
    async ask(question, topicsId = randomUUID()) {
      await post('/ask', {
        question,
        topics_id: topicsId,
        deepthink: true,
        internet_search: true,
        question_type: 0,
      })
      return topicsId
    },
    logOut: () => post('/auth/logout', {}),
  }
}

/** What the owner of a topic does with it beside the page. */
export interface Sharer {
  /** Makes the topic public; gives its token. */
  share(topicsId: string): Promise<string>
  permit(token: string, isPublic: boolean): Promise<void>
  /** Pays at the local checkout. */
  pay(): Promise<void>
  /** As a member, has the name put over what is shared. */
  protect(): Promise<void>
  rename(name: string): Promise<void>
}

export function sharerOf({ address }: TestApp, { post }: User): Sharer {
  return {
    async share(topics_id) {
      const { share_token } = await post<{ share_token: string }>('/topics/share_topic', {
        topics_id,
      })
      return share_token
    },
    async permit(share_token, isPublic) {
      await post('/topics/share_permission', { share_token, public_permission: isPublic ? 1 : 0 })
    },
    async pay() {
      const order = { order_type: '2', language: 'en' }
      const { checkout_url } = await post<{ checkout_url: string }>(
        '/order/create-checkout-session',
        order,
      )
      await fetch(`${address}${new URL(checkout_url).pathname}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      })
    },
    async protect() {
      await post('/auth/user/right_protection', { right_protection: 1 })
    },
    async rename(user_name) {
      await post('/auth/update_user_name', { user_name })
    },
  }
}

/** A topic of somebody else that anybody may read. */
export async function foreignTopic(testApp: TestApp, question: string) {
  const owner = await newUser(testApp)
  const sharer = sharerOf(testApp, owner)
  const topicsId = await owner.ask(question)
  return { owner, sharer, topicsId, token: await sharer.share(topicsId) }
}

/** A small picture, as somebody chooses it from their files. */
export const portrait = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
