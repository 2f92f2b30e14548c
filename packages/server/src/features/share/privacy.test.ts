import type { Schemas } from '@coinquiry/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { message, think } from '../../testing/scripted-engine.ts'
import { openLink, openLinkAsVisitor, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('what others see of a shared topic', (open) => {
  let world: ShareWorld
  let topic: string
  let own: Schemas['TopicContent']
  let token: string

  beforeEach(async () => {
    world = await shareWorld(open())
    const { mei } = world
    topic = await world.newTopic(mei)
    const { cur_message } = await mei.fetchTopic(topic)
    const [question, answer] = cur_message.map((one) => one.message_id)
    world.engine.onQuestion = (answering) => {
      answering.say(
        think('Fees.'),
        { event: 'thinkEnd' },
        { event: 'sources', items: [{ index: 1, title: 'Yellow paper', url: 'https://e.org/y' }] },
        message('A price [1].'),
      )
      answering.finish()
    }
    const regenerate = { topics_id: topic, question_type: 2, message_id: answer ?? '' } as const
    await Array.fromAsync(await mei.ask(regenerate))
    const edit = { topics_id: topic, question_type: 1, message_id: question ?? '' } as const
    await Array.fromAsync(await mei.ask({ ...edit, question: 'What does gas cost?' }))
    const { db } = open()
    const secrets = {
      email: 'mei@example.org',
      twitter_account: 'mei_on_x',
      twitter_id: '4711471147114711',
    }
    await db.updateTable('users').set(secrets).where('id', '=', mei.user.userId).execute()
    const dislike_reason = JSON.stringify({ choices: ['other'], text: 'A secret reason' })
    await db
      .updateTable('messages')
      .set({ is_like: 2, dislike_reason, think_ms: 12_345 })
      .where('role', '=', 'assistant')
      .execute()
    await db.updateTable('topics').set({ is_favorite: 1 }).execute()
    token = await share(mei, topic)
    own = await mei.fetchTopic(topic)
  })
  afterEach(() => world.close())

  const strangers = async () => [
    await openLinkAsVisitor(world.bob, token),
    await openLink(world.bob, token),
    await world.bob.fetchTopic(topic),
    await world.bob.fetchTopic((await openLink(world.bob, token)).cur_topics_info.topics_id),
  ]

  test('is the selected versions, and nothing that is the owner’s alone', async () => {
    const all = await strangers()
    for (const content of all) expect(content).toEqual(all[0])
    const [shown] = all
    const info = shown?.cur_topics_info
    const [question, answer] = own.cur_message
    const version = { version_number: 1, is_like: 0, status: 'done' }
    expect(shown).toEqual({
      cur_message: [
        {
          message_id: question?.message_id,
          topics_id: info?.topics_id,
          sender_id: info?.topics_user_id,
          role_type: 'user',
          parent_id: null,
          cur_path_index: 0,
          content_list: [
            {
              ...version,
              message_id: question?.message_id,
              request_id: question?.message_id,
              content: 'What does gas cost?',
            },
          ],
        },
        {
          message_id: answer?.message_id,
          topics_id: info?.topics_id,
          sender_id: '00000000-0000-0000-0000-000000000000',
          role_type: 'assistant',
          parent_id: question?.message_id,
          cur_path_index: 0,
          content_list: [
            {
              ...version,
              message_id: answer?.message_id,
              request_id: answer?.message_id,
              content: 'A price [1].',
              think_content: 'Fees.',
              think_ms: 12_345,
              sources: [{ index: 1, title: 'Yellow paper', url: 'https://e.org/y' }],
              figures: {
                figures: [],
                check: { basis: 'lookups', checked: 0, found: 0, unfound: [] },
                citations: { checked: 1, unsupported: [] },
              },
            },
          ],
        },
      ],
      cur_topics_info: {
        topics_id: expect.any(String),
        topics_user_id: expect.any(String),
        title: 'What is gas?',
        topics_title: 'What is gas?',
        user_name: 'Mei',
        icon_url: '',
        share_token: token,
        public_permission: 1,
        share_permission: 1,
        is_collected: 0,
        is_collect: 0,
        is_copyright_protection: 0,
        remain_message_count: 3,
        resets_at: Date.parse('2026-03-02') / 1000,
      },
      previous_topics_info: null,
    })
  })

  test('holds nothing of what the database knows of the owner', async () => {
    const { db } = open()
    const { userId } = world.mei.user
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).execute()
    const generations = await db.selectFrom('generations').select('request_id').execute()
    const shown = own.cur_message.map((one) => one.message_id)
    const messages = await db.selectFrom('messages').select('id').execute()
    const hidden = [
      topic,
      ...generations.map(({ request_id }) => request_id),
      ...messages.filter(({ id }) => !shown.includes(id)).map(({ id }) => id),
      'A secret reason',
      ...user.flatMap((one) => [one.id, one.email, one.twitter_account, one.twitter_id]),
    ]
    expect(hidden).toHaveLength(1 + 3 + 3 + 1 + 4)
    for (const content of await strangers()) {
      const text = JSON.stringify(content)
      for (const secret of hidden) expect(text).not.toContain(secret)
    }
  })

  test('cannot be told to be of one owner by ids', async () => {
    const other = await world.newTopic(world.mei)
    const ids = async (link: string) => {
      const { topics_id, topics_user_id } = (await openLink(world.bob, link)).cur_topics_info
      return [topics_id, topics_user_id]
    }
    const seen = [...(await ids(token)), ...(await ids(await share(world.mei, other)))]
    expect(new Set(seen).size).toBe(4)
    expect(await ids(token)).toEqual(seen.slice(0, 2))
  })

  test('is more for the owner: the real ids to go on with, still only the selected versions', async () => {
    const preview = await openLink(world.mei, token)
    expect(preview.cur_topics_info).toEqual(own.cur_topics_info)
    expect(preview.cur_topics_info).toMatchObject({
      topics_id: topic,
      topics_user_id: world.mei.user.userId,
      is_collected: 1,
    })
    expect(own.cur_message.map((one) => one.content_list.length)).toEqual([2, 1])
    for (const [at, one] of preview.cur_message.entries()) {
      const { content_list, ...rest } = one
      expect(rest).toMatchObject({ sender_id: own.cur_message[at]?.sender_id, cur_path_index: 0 })
      expect(content_list).toMatchObject([{ message_id: one.message_id, version_number: 1 }])
    }
  })
})
