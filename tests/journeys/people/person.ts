import { randomUUID } from 'node:crypto'
import { signIn } from '../../peers/sign-in.ts'
import type { House } from '../house/house.ts'

/** Somebody with an account of their own, who can also act beside the page. */
export interface Person {
  readonly email: string
  readonly token: string
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
  const token = await signIn(server, email)

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
