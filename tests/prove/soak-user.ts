import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ask,
  attachAnswer,
  fetchSharedTopic,
  fetchTopicList,
  fetchUser,
  newId,
  shareTopic,
  stopAnswer,
} from '@coinquiry/api-client'
import type { ServerProcess } from '../fakes/server-process.ts'
import { eventually, lastTurn, recordAnswer } from '../faults/recorded-answer.ts'
import { newUser, type User } from '../fixtures/users.ts'

export const SOAKED = 'What does a user ask all day?'
const TYPES = 3

/** How long a user reads before the next question, in milliseconds. */
export interface Pace {
  readonly from: number
  readonly to: number
}

export const USUAL: Pace = { from: 10_000, to: 40_000 }
export const HASTY: Pace = { from: 100, to: 500 }

/** What users tell of what they did. */
export interface Diary {
  did(what: string): void
  /** How long `/auth/user` took. */
  userCall(ms: number): void
  failed(what: string, error: unknown): void
}

/** Signs in, buys Pro at the test checkout, and does what people do until told to end, once at least. */
export async function soakUser(
  server: ServerProcess,
  diary: Diary,
  { from, to }: Pace,
  ending: AbortSignal,
): Promise<void> {
  const user = await newUser(server)
  const { checkout_url } = await user.post<{ checkout_url: string }>(
    '/order/create-checkout-session',
    { order_type: '2' },
  )
  const paid = new URL(`${new URL(checkout_url).pathname}/pay`, server.address)
  await fetch(paid, { method: 'POST', redirect: 'manual' })
  do {
    await round(server, user, diary).catch((error: unknown) => diary.failed('a round', error))
    await sleep(randomInt(from, to), undefined, { signal: ending }).catch(() => undefined)
  } while (!ending.aborted)
}

async function round(server: ServerProcess, user: User, diary: Diary): Promise<void> {
  const client = user.at(server)
  const begun = performance.now()
  await fetchUser({ client })
  diary.userCall(performance.now() - begun)
  const topics_id = newId()
  const leaving = new AbortController()
  const asked = { question: SOAKED, topics_id, deepthink: true, internet_search: false }
  const recorded = recordAnswer(ask(asked, { client, signal: leaving.signal }), topics_id)
  const whatNext = randomInt(4)
  if (whatNext < 2) {
    const requestId = await eventually(() => {
      if (recorded.state.requestId === null) throw new Error(`not begun: ${recorded.failure}`)
      return recorded.state.requestId
    })
    // In the middle of the answer: it is stopped, or the page is reloaded.
    await sleep(randomInt(1000))
    if (whatNext === 0) {
      await stopAnswer(requestId, { client })
      diary.did('stops')
    } else {
      leaving.abort()
      const attached = recordAnswer(attachAnswer(requestId, null, { client }))
      await attached.ended
      if (attached.state.status !== 'done') throw new Error(`reloaded: ${attached.state.status}`)
      diary.did('reloads')
    }
  }
  await recorded.ended
  const turn = await lastTurn(client, topics_id)
  // A stop may come as late as the end.
  const wanted = whatNext === 0 ? ['stopped', 'done'] : ['done']
  if (!wanted.includes(turn.answer.status ?? '')) throw new Error(`kept: ${turn.answer.status}`)
  diary.did('answers')
  await fetchTopicList({}, { client })
  const { share_token } = await shareTopic({ topics_id }, { client })
  await fetchSharedTopic(share_token, { client: { ...client, token: () => null } })
  diary.did('shares')
  if (randomInt(4) > 0) return
  const query = new URLSearchParams({ topics_id, file_type: String(randomInt(TYPES)) })
  const file = await exported(server, user, query)
  if (file.status !== 200) throw new Error(`exported: ${file.status} ${await file.text()}`)
  await file.arrayBuffer()
  diary.did('exports')
}

/** As its owner, for visitors of one network share their places; waits as it is told when too many export. */
async function exported(
  server: ServerProcess,
  user: User,
  query: URLSearchParams,
): Promise<Response> {
  const headers = { authorization: `Bearer ${user.token}` }
  const file = await fetch(`${server.api}/topics/download/topic?${query}`, { headers })
  const wait = Number(file.headers.get('retry-after'))
  if (file.status !== 429 || wait === 0) return file
  await sleep(wait * 1000)
  return exported(server, user, query)
}
