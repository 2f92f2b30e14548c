import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import { createDocuments } from '../../adapters/documents/documents.ts'
import { BYTES_PER_USE } from '../../domain/export-cost.ts'
import { readEnv } from '../../env.ts'
import { DocumentsBusy } from '../../ports/documents.ts'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message, think } from '../../testing/scripted-engine.ts'
import { RefusedBuckets } from '../rate-limits/refused-buckets.ts'
import { permit, share } from '../share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../share/testing/share-world.ts'
import { exportMessage, exportTopic } from './testing/download-client.ts'

const noAccess = { key: 'error.noAccess' }

describeDatabases('exports', (open) => {
  let world: ShareWorld
  beforeEach(async () => {
    world = await shareWorld(open())
  })
  afterEach(() => world.close())

  const publicId = async (id: string) => {
    const query = open().db.selectFrom('topics').select('public_id').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).public_id
  }
  const pathOf = async (topics_id: string) =>
    (await world.mei.fetchTopic(topics_id)).cur_message.map(({ message_id }) => message_id)

  test('have the selected versions, with mode, date, analysis and owner', async () => {
    const { mei, time } = world
    const topics_id = await world.newTopic(mei)
    time.now = new Date('2026-03-01T13:00:00Z')
    const more = { topics_id, question: 'And tips?', deepthink: false, internet_search: true }
    await Array.fromAsync(await mei.ask(more))
    const [question = ''] = await pathOf(topics_id)
    const time_zone = 'Asia/Shanghai'
    const { document } = await exportTopic(mei, topics_id, { time_zone })
    expect(document).toMatchObject({ owner: 'Mei', language: 'en', exportedAt: time.now })
    expect(document.timeZone).toBe(time_zone)
    expect(document.turns).toMatchObject([
      { question: 'What is gas?', answer: 'A fee.', analysis: 'Fees.', unfinished: null },
      { question: 'And tips?', deepThink: false, internetSearch: true, askedAt: time.now },
    ])
    await Array.fromAsync(
      await mei.ask({ topics_id, question: 'Gas?', question_type: 1, message_id: question }),
    )
    const edited = await exportTopic(mei, topics_id)
    expect(edited.document.turns.map((turn) => turn.question)).toEqual(['Gas?'])
  })

  test.each([
    [0, 'pdf', 'application/pdf'],
    [1, 'md', 'text/markdown; charset=utf-8'],
    [2, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('of file_type %i are .%s', async (file_type, extension, mediaType) => {
    const topics_id = await world.newTopic(world.mei)
    await open().db.updateTable('topics').set({ title: 'Gas: a/b?' }).execute()
    const download = await exportTopic(world.mei, topics_id, { file_type })
    expect(download).toMatchObject({ name: `Gas a b.${extension}`, mediaType })
  })

  test('of a topic are for its owner, and for everybody while it is public', async () => {
    const { mei, bob } = world
    const id = await world.newTopic(mei)
    const opaque = await publicId(id)
    const strangers = [id, opaque].flatMap((topics_id) => [
      () => exportTopic(bob, topics_id),
      () => exportTopic(mei, topics_id, { as: 'visitor' }),
    ])
    await exportTopic(mei, id)
    for (const read of strangers) await expect(read()).rejects.toMatchObject(noAccess)
    await expect(exportTopic(bob, randomUUID())).rejects.toMatchObject(noAccess)
    const token = await share(mei, id)
    for (const read of strangers) await read()
    await permit(mei, token, 0)
    for (const read of strangers) await expect(read()).rejects.toMatchObject(noAccess)
    await exportTopic(mei, opaque)
  })

  test('of one message have it alone: an answer with its question, whichever is selected', async () => {
    const { mei } = world
    const topics_id = await world.newTopic(mei)
    const [question = '', first = ''] = await pathOf(topics_id)
    world.engine.onQuestion = (answer) => {
      answer.say(message('Another.'))
      answer.finish()
    }
    await Array.fromAsync(await mei.ask({ topics_id, question_type: 2, message_id: first }))
    const [, second = ''] = await pathOf(topics_id)
    const answers = async (id: string) =>
      (await exportMessage(mei, id)).document.turns.map((turn) => [turn.question, turn.answer])
    expect(await answers(first)).toEqual([['What is gas?', 'A fee.']])
    expect(await answers(second)).toEqual([['What is gas?', 'Another.']])
    expect(await answers(question)).toEqual([['What is gas?', 'Another.']])
  })

  test('of one message are for strangers only on the selected path of a public topic', async () => {
    const { mei, bob } = world
    const topics_id = await world.newTopic(mei)
    const [question = '', first = ''] = await pathOf(topics_id)
    await Array.fromAsync(await mei.ask({ topics_id, question_type: 2, message_id: first }))
    const [, second = ''] = await pathOf(topics_id)
    await expect(exportMessage(bob, second)).rejects.toMatchObject(noAccess)
    await share(mei, topics_id)
    await exportMessage(bob, second)
    await exportMessage(bob, question, { as: 'visitor' })
    await expect(exportMessage(bob, first)).rejects.toMatchObject(noAccess)
    await expect(exportMessage(bob, randomUUID())).rejects.toMatchObject(noAccess)
  })

  test('of a running answer have its text so far, and say so', async () => {
    const { mei, engine } = world
    const answers = Promise.withResolvers<() => void>()
    engine.onQuestion = (answer) => {
      answer.say(think('Hm.'), { event: 'thinkEnd' }, message('So far'))
      answers.resolve(() => answer.finish())
    }
    const topics_id = randomUUID()
    const stream = await mei.ask({ topics_id })
    await until(stream, 'message')
    const { document } = await exportTopic(mei, topics_id)
    expect(document.turns).toMatchObject([{ answer: 'So far', unfinished: 'running' }])
    ;(await answers.promise)()
    await Array.fromAsync(stream)
  })

  test.each([
    { protects: 1, until: '2027-01-01', watermark: 'Mei' },
    { protects: 0, until: '2027-01-01', watermark: null },
    { protects: 1, until: '2026-03-01T11:59:59Z', watermark: null },
    { protects: 1, until: null, watermark: null },
  ] as const)('carry the watermark $watermark with $protects until $until', async (given) => {
    const topics_id = await world.newTopic(world.mei)
    const member_until = given.until && new Date(given.until)
    await open()
      .db.updateTable('users')
      .set({ member_until, is_copyright_protection: given.protects })
      .where('id', '=', world.mei.user.userId)
      .execute()
    const { document } = await exportTopic(world.mei, topics_id)
    expect(document.watermark).toBe(given.watermark)
  })

  test('are limited for each user, and for each address without one', async () => {
    const env = readEnv({ RATE_LIMITS: 'export=2/60' })
    const topics_id = await world.newTopic(world.mei)
    await share(world.mei, topics_id)
    const tooMany = { key: 'error.tooManyRequests', retryAfter: 60 }
    for (const as of ['client', 'visitor'] as const) {
      const download = () => exportTopic(world.mei, topics_id, { as, over: { env } })
      await download()
      await download()
      await expect(download()).rejects.toMatchObject(tooMany)
    }
  })

  test.each([
    { bytes: BYTES_PER_USE, left: 2 },
    { bytes: BYTES_PER_USE + 1, left: 1 },
    { bytes: 2 * BYTES_PER_USE + 1, left: 0 },
  ])('of $bytes bytes leave $left of three, whichever way they are had', async (given) => {
    const env = readEnv({ RATE_LIMITS: 'export=3/60' })
    const { mei } = world
    const topics_id = await world.newTopic(mei)
    const [question = ''] = await pathOf(topics_id)
    await open().db.updateTable('messages').set({ content: '', think_content: '' }).execute()
    await open()
      .db.updateTable('messages')
      // Nobody can ask for so much; what counts is what is there. The sources are `[]`.
      .set({
        content: '气'.repeat(Math.floor((given.bytes - 2) / 3)) + 'a'.repeat((given.bytes - 2) % 3),
      })
      .where('id', '=', question)
      .execute()
    const refused = new RefusedBuckets()
    const over = { env, refused }
    await exportTopic(mei, topics_id, { over })
    const small = await world.newTopic(mei)
    for (let more = 0; more < given.left; more += 1) await exportTopic(mei, small, { over })
    await expect(exportTopic(mei, small, { over })).rejects.toMatchObject({
      key: 'error.tooManyRequests',
    })
  })

  test('that cost too much are not read again before they may be had', async () => {
    const env = readEnv({ RATE_LIMITS: 'export=2/60' })
    const { mei } = world
    const [long, short] = [await world.newTopic(mei), await world.newTopic(mei)]
    await open()
      .db.updateTable('messages')
      .set({ content: 'a'.repeat(BYTES_PER_USE + 1) })
      .where('topic_id', '=', long)
      .execute()
    const over = { env, refused: new RefusedBuckets() }
    await exportTopic(mei, short, { over })
    const tooMany = { key: 'error.tooManyRequests', retryAfter: 60 }
    await expect(exportTopic(mei, long, { over })).rejects.toMatchObject(tooMany)
    const database = withoutDatabase(mei.ctx().database)
    const again = exportTopic(mei, long, { over: { ...over, database } })
    await expect(again).rejects.toMatchObject(tooMany)
    await exportTopic(mei, short, { over })
  })

  test('are refused when the topic is closed while it is read', async () => {
    const { mei, bob } = world
    const topics_id = await world.newTopic(mei)
    const token = await share(mei, topics_id)
    const { database } = bob.ctx()
    let lookedUp = false
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!lookedUp) await permit(mei, token, 0)
        lookedUp = true
        return result
      },
    })
    const reading = exportTopic(bob, topics_id, { over: { database: { ...database, db } } })
    await expect(reading).rejects.toMatchObject(noAccess)
    expect(lookedUp).toBe(true)
  })

  test.each([
    { of: 'client', key: 'error.tooManyExports' },
    { of: 'server', key: 'error.tooManyRequests' },
  ] as const)('are refused before anything is read or spent: $key', async ({ of, key }) => {
    const busy = () => {
      throw new DocumentsBusy(of, 10)
    }
    const env = readEnv({ RATE_LIMITS: 'export=1/60' })
    const topics_id = await world.newTopic(world.mei)
    const database = withoutDatabase(world.mei.ctx().database)
    const over = { env, database }
    const refused = exportTopic(world.mei, topics_id, { documents: { enter: busy }, over })
    await expect(refused).rejects.toMatchObject({ key, retryAfter: 10 })
    await exportTopic(world.mei, topics_id, { over: { env } })
  })

  test('give their places back, whatever becomes of them', async () => {
    const { mei, bob } = world
    const topics_id = await world.newTopic(mei)
    const documents = scriptedDocuments()
    for (let round = 0; round < 3; round += 1) {
      await exportTopic(mei, topics_id, { documents })
      await expect(exportTopic(bob, topics_id, { documents })).rejects.toMatchObject(noAccess)
      const over = { env: readEnv({ RATE_LIMITS: 'export=0/60' }) }
      const refused = exportTopic(mei, topics_id, { documents, over })
      await expect(refused).rejects.toMatchObject({ key: 'error.tooManyRequests' })
    }
    expect(documents.queued).toBe(0)
    await documents.close()
  })

  test('of many at once are written in turn, and the third of one who waits is refused', async () => {
    const { mei, bob } = world
    const [hers, his] = [await world.newTopic(mei), await world.newTopic(bob)]
    const documents = scriptedDocuments()
    const written: string[] = []
    const one = (client: typeof mei, id: string, name: string) =>
      exportTopic(client, id, { documents }).then(() => written.push(name))
    const greedy = Array.from({ length: 20 }, () => one(mei, hers, 'mei'))
    const patient = one(bob, his, 'bob')
    const ends = await Promise.allSettled(greedy)
    await patient
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(reasons).toHaveLength(20 - written.filter((name) => name === 'mei').length)
    for (const reason of reasons)
      expect(reason).toMatchObject({ key: 'error.tooManyExports', retryAfter: 10 })
    expect(reasons.length).toBeGreaterThanOrEqual(17)
    expect(written.indexOf('bob')).toBeLessThanOrEqual(1)
    await documents.close()
  })
})

/** The writer of a real server, with a worker that writes nothing. */
function scriptedDocuments() {
  const script = '../../adapters/documents/testing/scripted-writer.ts'
  return createDocuments({ filename: new URL(script, import.meta.url).href })
}

function withoutDatabase(database: Database): Database {
  return {
    ...database,
    get db(): never {
      throw new Error('The database was asked')
    },
    write: () => Promise.reject(new Error('The database was asked')),
  }
}
