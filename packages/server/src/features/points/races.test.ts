import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settle } from '../../generation/settle.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, TRIALS } from '../../testing/race.ts'

const PARALLEL = 50
const PRODUCED = { think: '', message: 'A fee.', sources: [] }

describeDatabases('conversations that are completed at the same moment', (open) => {
  /** Answers of one user that are being written, in a topic each; gives their request ids. */
  async function newAnswers(user_id: string, node_id: string): Promise<string[]> {
    const { db } = open()
    const rows = Array.from({ length: PARALLEL }, () => ({
      request_id: randomUUID(),
      topic_id: randomUUID(),
      question_message_id: randomUUID(),
      answer_message_id: randomUUID(),
    }))
    const topics = rows.map(({ topic_id }) => ({ id: topic_id, user_id }))
    const messages = rows.flatMap((row) => [
      { id: row.question_message_id, topic_id: row.topic_id, role: 'user' as const },
      { id: row.answer_message_id, topic_id: row.topic_id, role: 'assistant' as const },
    ])
    const flags = { detached: true, deepthink: true, internet_search: true }
    const status = 'running' as const
    const generations = rows.map((row) => ({
      ...row,
      ...flags,
      question_type: 0 as const,
      user_id,
      node_id,
      status,
    }))
    await db.insertInto('topics').values(topics).execute()
    await db.insertInto('messages').values(messages).execute()
    await db.insertInto('generations').values(generations).execute()
    return rows.map(({ request_id }) => request_id)
  }

  async function earned() {
    const rows = await open().db.selectFrom('points').select('points').execute()
    return rows.reduce((sum, { points }) => sum + points, 0)
  }

  test(
    'reach the limit of the day exactly, and never exceed it',
    async () => {
      const database = open()
      const { id: user_id } = await database.db
        .insertInto('users')
        .values({ user_name: 'Mei' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const nodeId = randomUUID()
      const writer = { nodeId, produced: PRODUCED }
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        const now = new Date(Date.UTC(2026, 2, trial))
        const answers = await newAnswers(user_id, nodeId)
        const ends = answers.map((requestId) =>
          settle(database, { requestId, outcome: 'done', errorKey: null, writer }, now),
        )
        expect(await Promise.all(ends)).not.toContain(null)
        expect(await earned()).toBe(40 * trial)
      }
    },
    RACE_TIMEOUT_MS,
  )
})
