import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { NOTHING } from '../../domain/generation.ts'
import { NO_TOKENS } from '../../domain/tokens.ts'
import { settle } from '../../generation/settle.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson } from '../../testing/people.ts'
import { RACE_TIMEOUT_MS, race, trialsOfLucky } from '../../testing/race.ts'
import { ledgerOf } from './testing/ledger.ts'

const PRODUCED = { ...NOTHING, message: 'A fee.' }

describeDatabases('conversations that are completed at the same moment', (open) => {
  /** Answers of one user that are being written, in a topic each; gives their request ids. */
  async function newAnswers(user_id: string, node_id: string): Promise<string[]> {
    const { db } = open()
    const rows = Array.from({ length: 50 }, () => ({
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

  test(
    'reach the limit of the day exactly, and never exceed it',
    async () => {
      const database = open()
      const mei = await addPerson(database)
      const ledger = ledgerOf(database, mei)
      const nodeId = randomUUID()
      const writer = { nodeId, produced: PRODUCED, tokens: NO_TOKENS }
      await trialsOfLucky(open(), async (trial) => {
        const now = new Date(Date.UTC(2026, 2, 1 + trial))
        const answers = await newAnswers(mei.userId, nodeId)
        const { done } = await race((n) =>
          settle(
            database,
            { requestId: answers[n] ?? '', outcome: 'done', errorKey: null, writer },
            now,
          ),
        )
        expect(done).not.toContain(null)
        expect(await ledger.sumOf('daily_ask')).toBe(40 * (trial + 1))
      })
    },
    RACE_TIMEOUT_MS,
  )
})
