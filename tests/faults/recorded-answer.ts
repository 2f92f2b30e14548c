import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AnswerEvent,
  type AnswerState,
  ask,
  type Client,
  emptyAnswer,
  fetchTopicMessage,
  fetchUser,
  newId,
  reduceAnswer,
} from '@coinquiry/api-client'

/** What a client has received of an answer so far. */
export interface RecordedAnswer {
  readonly topicId: string
  readonly events: readonly AnswerEvent[]
  readonly state: AnswerState
  /** Why the stream broke, if it did. */
  readonly failure: unknown
  /** Resolves when the stream has ended, well or not. */
  readonly ended: Promise<void>
}

export function recordAnswer(stream: AsyncIterable<AnswerEvent>, topicId = ''): RecordedAnswer {
  const events: AnswerEvent[] = []
  let state = emptyAnswer
  let failure: unknown = null

  async function listen() {
    try {
      for await (const event of stream) {
        events.push(event)
        state = reduceAnswer(state, event)
      }
    } catch (error) {
      failure = error
    }
  }

  const ended = listen()
  return {
    topicId,
    events,
    get state() {
      return state
    },
    get failure() {
      return failure
    },
    ended,
  }
}

/** Asks in a topic of its own, without a search, so that the answer is the model's alone, and listens. */
export function askAndRecord(
  client: Client,
  question: string,
  topics_id = newId(),
): RecordedAnswer {
  const asked = { question, topics_id, deepthink: true, internet_search: false }
  return recordAnswer(ask(asked, { client }), topics_id)
}

/** Tries until the check passes, for as long as a busy machine may need. */
export async function eventually<T>(check: () => T | Promise<T>, timeoutMs = 30_000): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await sleep(20)
  }
}

/** The numbers of the events; a new `start` begins again at 1. */
export function hasGaps({ events }: RecordedAnswer): boolean {
  return events.some(({ event, id }, index) => {
    const expected = event === 'start' ? 1 : Number(events[index - 1]?.id) + 1
    return Number(id) !== expected
  })
}

export const topicsLeft = async (client: Client) => (await fetchUser({ client })).topic_count

/** The selected versions of the last question and its answer in a topic. */
export async function lastTurn(client: Client, topics_id: string) {
  const { cur_message } = await fetchTopicMessage({ topics_id }, { client })
  const [question, answer] = cur_message
    .slice(-2)
    .map(({ content_list, cur_path_index }) => content_list[cur_path_index])
  if (!question || !answer) throw new Error(`Topic ${topics_id} has no answer`)
  return { question, answer }
}
