import { setTimeout as sleep } from 'node:timers/promises'
import { deleteTopic } from '@coinquiry/api-client'
import { type Db, newToken, tokenHash } from '@coinquiry/server/testing'
import { startFakeModel } from '../../fakes/fake-model.ts'
import { type ServerProcess, startServer } from '../../fakes/server-process.ts'
import { server } from '../first-token/target.ts'
import { timeToFirstToken } from '../first-token/time-to-first-token.ts'

const ASK_EVERY_MS = 100
/** 40 between two rounds of upkeep. */
const DELETE_EVERY_MS = 250
const DAY_MS = 86_400_000

/** A topic, and the token of a session of its owner. */
export interface Owned {
  readonly topics_id: string
  readonly token: string
}

/** So many topics that can be deleted by their owners, who are signed in for it. */
export async function ownedTopics(db: Db, count: number): Promise<Owned[]> {
  const topics = await db.selectFrom('topics').select(['id', 'user_id']).limit(count).execute()
  const tokens = new Map(topics.map(({ user_id }) => [user_id, newToken()]))
  const expires_at = new Date(Date.now() + DAY_MS)
  const sessions = [...tokens].map(([user_id, token]) => ({
    ...{ user_id, token_hash: tokenHash(token), navigation_hash: tokenHash(newToken()) },
    expires_at,
  }))
  if (sessions.length > 0) await db.insertInto('sessions').values(sessions).execute()
  return topics.map(({ id, user_id }) => ({ topics_id: id, token: tokens.get(user_id) ?? '' }))
}

/** How many topics are deleted in that time. */
export const deletionsIn = (ms: number): number => Math.ceil(ms / DELETE_EVERY_MS)

/**
 * Milliseconds to each first token of an instant model, of a server on this data, while topics are
 * deleted, so that its own upkeep has something to do in each round.
 */
export async function firstTokensBesideUpkeep(
  dataDir: string,
  topics: readonly Owned[],
  ms: number,
): Promise<number[]> {
  await using model = await startFakeModel()
  await using process = await startServer({ dataDir, checked: false, env: model.env })
  // One more, which may begin as the time is over.
  const target = await server('server', process, Math.ceil(ms / ASK_EVERY_MS) + 1)
  const times: number[] = []
  const end = performance.now() + ms
  const isOver = () => performance.now() >= end
  const deleting = deleteInTurn(process, topics, isOver)
  for (let next = performance.now(); !isOver(); next += ASK_EVERY_MS) {
    await sleep(Math.max(0, next - performance.now()))
    times.push(await timeToFirstToken(target))
  }
  await deleting
  return times
}

async function deleteInTurn(
  { api }: ServerProcess,
  topics: readonly Owned[],
  isOver: () => boolean,
): Promise<void> {
  for (const { topics_id, token } of topics) {
    if (isOver()) return
    await deleteTopic({ topics_id }, { client: { baseUrl: api, token: () => token } })
    await sleep(DELETE_EVERY_MS)
  }
}
