import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '../../fakes/server-process.ts'
import { newUser } from '../../fixtures/users.ts'

/** Something that can be asked, and how its stream shows that the answer has begun. */
export interface Target {
  readonly name: string
  /** A request for one new answer. */
  question(text?: string): Request
  readonly firstToken: string
}

const QUESTION = 'Why?'
const headers = { 'content-type': 'application/json' }

/** The bare proxy: the question goes to the model as it is. */
export function bareProxy(address: string): Target {
  return {
    name: 'bare proxy',
    question(content = QUESTION) {
      const body = JSON.stringify({ stream: true, messages: [{ role: 'user', content }] })
      return new Request(address, { method: 'POST', headers, body })
    },
    firstToken: '"content"',
  }
}

/** The same after the server's own statements have stored the ask (`bare-ask.ts`), by each once. */
export function storingProxy(address: string, tokens: readonly string[]): Target {
  const askers = tokens.values()
  return {
    name: 'bare proxy that stores',
    question: (question = QUESTION) => ask(address, askers.next().value ?? '', question),
    firstToken: '"content"',
  }
}

const topicsPerDay = 3

/** The server, asked by as many people as `asks` new topics need without any of them paying. */
export async function server(
  name: string,
  process: Pick<ServerProcess, 'api' | 'dataDir'>,
  asks: number,
): Promise<Target> {
  const tokens: string[] = []
  for (let person = 0; person * topicsPerDay < asks; person += 1) {
    tokens.push((await newUser(process)).token)
  }
  let asked = 0
  return {
    name,
    question(question = QUESTION) {
      const token = tokens[Math.floor(asked / topicsPerDay)] ?? ''
      asked += 1
      return ask(`${process.api}/ask`, token, question)
    },
    firstToken: 'event: message',
  }
}

const ask = (url: string, token: string, question: string) =>
  new Request(url, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({
      question,
      topics_id: randomUUID(),
      deepthink: false,
      internet_search: false,
      question_type: 0,
    }),
  })
