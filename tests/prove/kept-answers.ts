import type { Client } from '@coinquiry/api-client'
import {
  askAndRecord,
  lastTurn,
  type RecordedAnswer,
  topicsLeft,
} from '../faults/recorded-answer.ts'
import type { User } from '../fixtures/users.ts'

/** How many topics a free user may begin on a day. */
export const TOPICS_A_DAY = 3

export interface Asked {
  readonly user: User
  readonly question: string
  readonly recorded: RecordedAnswer
  /** The UTC day, which an allowance is for. */
  readonly day: string
}

const today = () => new Date().toISOString().slice(0, 10)

/** Asks in a topic of its own, and listens. */
export const askAs = (user: User, server: Parameters<User['at']>[0], question: string): Asked => ({
  user,
  question,
  recorded: askAndRecord(user.at(server), question),
  day: today(),
})

/** What the server has of a question, in the words of what is wrong with it. */
export interface Kept {
  readonly isStored: boolean
  readonly status: string
  readonly text: string
  readonly faults: readonly string[]
}

/** Holds what the server kept of a question against what its asker was told. */
export async function keptOf({ question, recorded }: Asked, client: Client): Promise<Kept> {
  const { requestId, text } = recorded.state
  const turn = await lastTurn(client, recorded.topicId).catch((error: unknown) => ({ error }))
  if ('error' in turn) {
    const faults = requestId === null ? [] : [`lost: ${question} (${turn.error})`]
    return { isStored: false, status: 'none', text: '', faults }
  }
  const { status = 'none', content } = turn.answer
  const faults: string[] = []
  if (turn.question.content !== question) faults.push(`lost: the text of ${question}`)
  if (status === 'running') faults.push(`stuck: ${question}`)
  if (!text.startsWith(content) && !content.startsWith(text))
    faults.push(`bent: ${question} was shown “${text.slice(-40)}”, kept “${content.slice(-40)}”`)
  return { isStored: true, status, text: content, faults }
}

/** Each topic whose answer has text is spent, each other one given back. */
export async function faultsOfAllowances(
  kept: Iterable<readonly [Asked, Kept]>,
  server: Parameters<User['at']>[0],
): Promise<string[]> {
  const faults: string[] = []
  for (const [user, theirs] of Map.groupBy(kept, ([{ user }]) => user)) {
    const left = await topicsLeft(user.at(server))
    // At midnight everybody gets a new one.
    if (theirs.some(([{ day }]) => day !== today())) continue
    const spent = theirs.filter(([, { text }]) => text !== '').length
    if (left !== TOPICS_A_DAY - spent)
      faults.push(`allowance: ${left} topics are left after ${spent} answers with text`)
  }
  return faults
}
