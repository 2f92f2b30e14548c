import assert from 'node:assert/strict'
import { type Case, decided, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import { answered, contentOf, sharedTopic } from '../conversation.ts'
import { noAccess } from '../no-access.ts'
import { flags } from '../spellings.ts'

const seen = async (reader: Client, token: string) =>
  (await reader.done('fetchSharedTopic', { path: { token } })).data

const switchedOff = (token: string) => ({ body: { share_token: token, public_permission: 0 } })

export const shareCases: readonly Case[] = [
  success('shareTopic', 'gives the same link again', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, shareToken } = await sharedTopic(stage, me)
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
  success('shareTopic', 'leaves a link switched off', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, shareToken } = await sharedTopic(stage, me)
    await me.done('setSharePermission', switchedOff(shareToken))
    await me.done('shareTopic', { body: { topics_id: topicsId } })
    assert.equal((await contentOf(me, topicsId)).cur_topics_info.public_permission, 0)
  }),
  decided(
    success('shareTopic', 'earns points once', async (stage) => {
      const me = await stage.freeUser()
      const before = (await me.done('fetchUser')).data.cur_points
      const { topicsId } = await answered(stage, me)
      const asked = (await me.done('fetchUser')).data.cur_points
      await me.done('shareTopic', { body: { topics_id: topicsId } })
      await me.done('shareTopic', { body: { topics_id: topicsId } })
      const shared = (await me.done('fetchUser')).data.cur_points
      assert.deepEqual([asked - before, shared - asked], [2, 4])
    }),
  ),
  ...noAccess('shareTopic', ({ topicsId }) => ({ body: { topics_id: topicsId } })),

  success('fetchSharedTopic', 'shows everybody the topic, and nothing private', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, shareToken, told } = await sharedTopic(stage, me)
    const { data: user } = await me.done('fetchUser')
    for (const reader of [stage.visitor(), await stage.freeUser()]) {
      const data = await seen(reader, shareToken)
      const text = JSON.stringify(data)
      assert.ok(!text.includes(user.user_id) && !text.includes(topicsId), 'ids must be opaque')
      assert.ok(!text.includes(user.email))
      assert.equal(data.cur_message[1]?.content_list[0]?.content, told.text)
      assert.equal(data.cur_topics_info.user_name, user.user_name)
      assert.equal(data.cur_topics_info.is_collected, 0)
      assert.equal(data.cur_topics_info.topics_user_id, data.cur_message[0]?.sender_id)
    }
  }),
  success('fetchSharedTopic', "shows a member's wish for protection", async (stage) => {
    const me = await stage.proUser()
    await me.done('setRightProtection', { body: { right_protection: 1 } })
    const { shareToken } = await sharedTopic(stage, me)
    const { cur_topics_info } = await seen(stage.visitor(), shareToken)
    assert.equal(cur_topics_info.is_copyright_protection, 1)
  }),
  success('fetchSharedTopic', 'shows one version of each message', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, answerId, shareToken } = await sharedTopic(stage, me)
    const again = { question_type: 2, message_id: answerId, topics_id: topicsId } as const
    const { told } = await answered(stage, me, again)
    const { cur_message } = await seen(stage.visitor(), shareToken)
    const versions = cur_message.map(({ content_list }) => content_list.length)
    assert.deepEqual(versions, [1, 1])
    assert.equal(cur_message[1]?.content_list[0]?.content, told.text)
  }),
  success(
    'fetchSharedTopic',
    'tells the owner by the token that the topic is theirs',
    async (stage) => {
      const me = await stage.freeUser()
      const { topicsId, shareToken } = await sharedTopic(stage, me)
      await me.done('setSharePermission', switchedOff(shareToken))
      const { data: user } = await me.done('fetchUser')
      const { cur_topics_info } = await seen(me, shareToken)
      assert.deepEqual(
        [cur_topics_info.topics_user_id, cur_topics_info.topics_id],
        [user.user_id, topicsId],
      )
    },
  ),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'an unknown link', async (stage) => ({
    client: stage.visitor(),
    request: { path: { token: 'unknown' } },
  })),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'a link switched off', async (stage) => {
    const me = await stage.freeUser()
    const { shareToken } = await sharedTopic(stage, me)
    await me.done('setSharePermission', switchedOff(shareToken))
    return { client: await stage.freeUser(), request: { path: { token: shareToken } } }
  }),
  refusal('fetchSharedTopic', 'error.invalidShareToken', 'a deleted topic', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, shareToken } = await sharedTopic(stage, me)
    await me.done('deleteTopic', { body: { topics_id: topicsId } })
    return { client: me, request: { path: { token: shareToken } } }
  }),

  ...flags.map(([spelling, public_permission, flag]) =>
    success('setSharePermission', `takes ${spelling}`, async (stage) => {
      const me = await stage.freeUser()
      const { topicsId, shareToken: share_token } = await sharedTopic(stage, me)
      await me.done('setSharePermission', {
        body: { share_token, public_permission: flag ? 0 : 1 },
      })
      await me.done('setSharePermission', { body: { share_token, public_permission } })
      const { cur_topics_info } = await contentOf(me, topicsId)
      assert.deepEqual(
        [cur_topics_info.public_permission, cur_topics_info.share_permission],
        [flag, flag],
      )
    }),
  ),
  refusal('setSharePermission', 'error.invalidShareToken', 'an unknown link', async (stage) => ({
    client: await stage.freeUser(),
    request: switchedOff('unknown'),
  })),
  refusal(
    'setSharePermission',
    'error.invalidShareToken',
    "somebody else's link",
    async (stage) => {
      const { shareToken } = await sharedTopic(stage, await stage.freeUser())
      return { client: await stage.freeUser(), request: switchedOff(shareToken) }
    },
  ),
]
