import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { DocumentsBusy } from '../../ports/documents.ts'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message, think } from '../../testing/scripted-engine.ts'
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
    { exchanges: 20, left: 1 },
    { exchanges: 21, left: 0 },
  ])('of $exchanges exchanges leave $left of two', async ({ exchanges, left }) => {
    const env = readEnv({ RATE_LIMITS: 'export=2/60' })
    const topics_id = await world.newTopic(world.mei)
    for (let asked = 1; asked < exchanges; asked += 1) {
      await Array.fromAsync(await world.mei.ask({ topics_id }))
    }
    const download = () => exportTopic(world.mei, topics_id, { over: { env } })
    await download()
    for (let more = 0; more < left; more += 1) await download()
    await expect(download()).rejects.toMatchObject({ key: 'error.tooManyRequests' })
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

  test('are refused for a while when too many wait', async () => {
    const topics_id = await world.newTopic(world.mei)
    const documents = { write: () => Promise.reject(new DocumentsBusy(10)) }
    const refused = exportTopic(world.mei, topics_id, { documents })
    await expect(refused).rejects.toMatchObject({ key: 'error.tooManyRequests', retryAfter: 10 })
  })
})
