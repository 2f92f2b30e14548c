import assert from 'node:assert/strict'
import { type Case, decided, flags, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import {
  answered,
  contentOf,
  noAccess,
  regenerated,
  sharedContent,
  sharedTopic,
  switchedOff,
} from '../conversation.ts'

export const shareCases: readonly Case[] = [
  success('shareTopic', 'gives the same link again', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    const body = { topics_id: topicsId.toUpperCase() }
    assert.equal((await me.done('shareTopic', { body })).data.share_token, shareToken)
    const { cur_topics_info } = await contentOf(me, topicsId)
    assert.deepEqual(
      [
        cur_topics_info.share_token,
        cur_topics_info.public_permission,
        cur_topics_info.share_permission,
      ],
      [shareToken, 1, 1],
    )
  }),
  success('shareTopic', 'leaves a link switched off', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    await me.done('setSharePermission', switchedOff(shareToken))
    await me.done('shareTopic', { body: { topics_id: topicsId } })
    assert.equal((await contentOf(me, topicsId)).cur_topics_info.public_permission, 0)
  }),
  decided(
    success('shareTopic', 'earns points once', async (context) => {
      const me = await context.freeUser()
      const before = (await me.done('fetchUser')).data.cur_points
      const { topicsId } = await answered(context, {}, me)
      const asked = (await me.done('fetchUser')).data.cur_points
      await me.done('shareTopic', { body: { topics_id: topicsId } })
      await me.done('shareTopic', { body: { topics_id: topicsId } })
      const shared = (await me.done('fetchUser')).data.cur_points
      assert.deepEqual([asked - before, shared - asked], [2, 4])
    }),
  ),
  ...noAccess('shareTopic', ({ topicsId }) => ({ body: { topics_id: topicsId } })),

  success('shareTopic', 'shares another topic beside one taken down', async (context) => {
    const owner = await context.subject.takenDown()
    const { me, topicsId } = await sharedTopic(context, context.as(owner))
    assert.equal((await contentOf(me, topicsId)).cur_topics_info.public_permission, 1)
  }),
  refusal('shareTopic', 'error.topicTakenDown', 'what is taken down', async (context) => {
    const { topicsId, ...owner } = await context.subject.takenDown()
    return { client: context.as(owner), request: { body: { topics_id: topicsId } } }
  }),

  success('fetchSharedTopic', 'shows everybody the topic, and nothing private', async (context) => {
    const { me, topicsId, shareToken, answer } = await sharedTopic(context)
    const { data: user } = await me.done('fetchUser')
    for (const reader of [context.visitor(), await context.freeUser()]) {
      const data = await sharedContent(reader, shareToken)
      const text = JSON.stringify(data)
      assert.ok(!text.includes(user.user_id) && !text.includes(topicsId), 'ids must be opaque')
      assert.ok(!text.includes(user.email))
      assert.equal(data.cur_message[1]?.content_list[0]?.content, answer.text)
      assert.equal(data.cur_topics_info.user_name, user.user_name)
      assert.equal(data.cur_topics_info.is_collected, 0)
      assert.equal(data.cur_topics_info.topics_user_id, data.cur_message[0]?.sender_id)
    }
  }),
  success(
    'fetchSharedTopic',
    'tells nobody how many questions the owner has left',
    async (context) => {
      const { topicsId, ...person } = await context.subject.outOfMessages()
      const owner = context.as(person)
      const { data } = await owner.done('shareTopic', { body: { topics_id: topicsId } })
      const leftFor = async (reader: Client) =>
        (await sharedContent(reader, data.share_token)).cur_topics_info.remain_message_count
      const { limits } = (await owner.done('fetchConfig')).data
      assert.deepEqual(
        [await leftFor(owner), await leftFor(context.visitor(person))],
        [0, limits.messages_per_topic],
      )
    },
  ),
  success('fetchSharedTopic', 'shows that a member protects it', async (context) => {
    const me = await context.proUser()
    await me.done('setRightProtection', { body: { right_protection: 1 } })
    const { shareToken } = await sharedTopic(context, me)
    const { cur_topics_info } = await sharedContent(context.visitor(), shareToken)
    assert.equal(cur_topics_info.is_copyright_protection, 1)
  }),
  success('fetchSharedTopic', 'shows one version of each message', async (context) => {
    const shared = await sharedTopic(context)
    const { answer } = await regenerated(context, shared)
    for (const reader of [context.visitor(), shared.me]) {
      const { cur_message } = await sharedContent(reader, shared.shareToken)
      assert.deepEqual(
        cur_message.map(({ cur_path_index, content_list }) => [
          cur_path_index,
          content_list.length,
        ]),
        [
          [0, 1],
          [0, 1],
        ],
      )
      assert.equal(cur_message[1]?.content_list[0]?.content, answer.text)
    }
  }),
  success('fetchSharedTopic', 'comes again only after a change', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    const reader = context.visitor()
    const path = { token: shareToken }
    const etag = (await reader.doneWith('fetchSharedTopic', { path })).headers.get('etag')
    assert.ok(etag)
    const known = { path, headers: { 'if-none-match': etag } }
    const { status, headers } = await reader.call('fetchSharedTopic', known)
    assert.deepEqual([status, headers.get('etag')], [304, etag])
    await me.done('renameTopic', { body: { topics_id: topicsId, title: 'Another title' } })
    const changed = await reader.doneWith('fetchSharedTopic', known)
    assert.equal(changed.body.data.cur_topics_info.title, 'Another title')
    assert.notEqual(changed.headers.get('etag'), etag)
  }),
  success('fetchSharedTopic', 'tells the owner that the topic is theirs', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    await me.done('setSharePermission', switchedOff(shareToken))
    const { data: user } = await me.done('fetchUser')
    const { cur_topics_info } = await sharedContent(me, shareToken)
    assert.deepEqual(
      [cur_topics_info.topics_user_id, cur_topics_info.topics_id],
      [user.user_id, topicsId],
    )
  }),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'an unknown link', {
    path: { token: 'unknown' },
  }),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'a link switched off', async (context) => {
    const { me, shareToken } = await sharedTopic(context)
    await me.done('setSharePermission', switchedOff(shareToken))
    return { client: await context.freeUser(), request: { path: { token: shareToken } } }
  }),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'a deleted topic', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    await me.done('deleteTopic', { body: { topics_id: topicsId } })
    return { client: me, request: { path: { token: shareToken } } }
  }),

  success('fetchSharedTopics', "lists one's public topics, page by page", async (context) => {
    const me = await context.proUser()
    const shared = [await sharedTopic(context, me), await sharedTopic(context, me)].reverse()
    await answered(context, {}, me)
    await sharedTopic(context)
    const { shareToken: off } = await sharedTopic(context, me)
    await me.done('setSharePermission', switchedOff(off))
    const { data, next } = await me.done('fetchSharedTopics')
    assert.deepEqual(
      [data.map(({ topics_id, share_token }) => [topics_id, share_token]), next],
      [shared.map(({ topicsId, shareToken }) => [topicsId, shareToken]), null],
    )
    const first = await me.done('fetchSharedTopics', { query: { page_size: 1 } })
    const cursor = first.next ?? ''
    const second = await me.done('fetchSharedTopics', { query: { page_size: 1, cursor } })
    assert.deepEqual(
      [...first.data, ...second.data].map(({ topics_id }) => topics_id),
      shared.map(({ topicsId }) => topicsId),
    )
    assert.equal(second.next, null)
  }),

  ...flags.map(([spelling, public_permission, flag]) =>
    success('setSharePermission', `takes ${spelling}`, async (context) => {
      const { me, topicsId, shareToken: share_token } = await sharedTopic(context)
      for (const sent of [flag ? 0 : 1, public_permission]) {
        await me.done('setSharePermission', { body: { share_token, public_permission: sent } })
      }
      const { cur_topics_info } = await contentOf(me, topicsId)
      assert.deepEqual(
        [cur_topics_info.public_permission, cur_topics_info.share_permission],
        [flag, flag],
      )
    }),
  ),
  refusal('setSharePermission', 'error.topicTakenDown', 'what is taken down', async (context) => {
    const { shareToken: share_token, ...owner } = await context.subject.takenDown()
    const body = { share_token, public_permission: 1 } as const
    return { client: context.as(owner), request: { body } }
  }),
  success('setSharePermission', 'switches off what is taken down', async (context) => {
    const { shareToken, ...owner } = await context.subject.takenDown()
    await context.as(owner).done('setSharePermission', switchedOff(shareToken))
  }),
  success('fetchTopicMessage', 'tells the owner what is taken down', async (context) => {
    const { topicsId, ...owner } = await context.subject.takenDown()
    const { cur_topics_info } = await contentOf(context.as(owner), topicsId)
    assert.deepEqual([cur_topics_info.is_taken_down, cur_topics_info.public_permission], [1, 0])
  }),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'what is taken down', async (context) => {
    const { shareToken: token, ...owner } = await context.subject.takenDown()
    return { client: context.visitor({ api: owner.api }), request: { path: { token } } }
  }),

  success('reportSharedTopic', 'hears everybody, and again', async (context) => {
    const { shareToken: token } = await sharedTopic(context)
    const path = { token }
    for (const reader of [context.visitor(), await context.freeUser()]) {
      await reader.done('reportSharedTopic', { path, body: { reason: 'fraud' } })
      await reader.done('reportSharedTopic', { path, body: { reason: 'other', note: '骗局' } })
    }
  }),
  refusal('reportSharedTopic', 'error.invalidShareToken', 'an unknown link', {
    path: { token: 'unknown' },
    body: { reason: 'illegal' },
  }),

  refusal('setSharePermission', 'error.invalidShareToken', 'an unknown link', switchedOff('none')),
  refusal('setSharePermission', 'error.invalidShareToken', "somebody else's", async (context) => ({
    request: switchedOff((await sharedTopic(context)).shareToken),
  })),
]
