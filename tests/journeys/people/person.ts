import { randomUUID } from 'node:crypto'
import { logIn } from '../../peers/sign-in.ts'
import type { House } from '../house/house.ts'

/** Somebody with an account of their own, who can also act beside the page. */
export interface Person {
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

export async function newPerson({ server }: Pick<House, 'server'>): Promise<Person> {
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
