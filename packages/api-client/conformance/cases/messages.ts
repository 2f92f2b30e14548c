import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, refusal, success } from '../case.ts'
import {
  answered,
  contentOf,
  lastAnswer,
  longAnswer,
  noAccess,
  sharedTopic,
} from '../conversation.ts'

export const messageCases: readonly Case[] = [
  success('fetchTopicMessage', 'shows the owner the whole topic', async (context) => {
    const me = await context.freeUser()
    const turn = await answered(context, me)
    const { cur_message, cur_topics_info, previous_topics_info } = await contentOf(
      me,
      turn.topicsId.toUpperCase(),
    )
    const [asked, answer] = cur_message
    assert.deepEqual(
      cur_message.map(({ role_type, message_id, parent_id }) => [role_type, message_id, parent_id]),
      [
        ['user', turn.questionId, null],
        ['assistant', turn.answerId, turn.questionId],
      ],
    )
    assert.equal(asked?.content_list[0]?.content, context.subject.questions.quick)
    assert.equal(asked?.content_list[0]?.think_content, undefined)
    const [version] = answer?.content_list ?? []
    assert.equal(version?.content, turn.answer.text)
    assert.equal(version?.think_content, turn.answer.analysis)
    assert.equal(version?.request_id, turn.requestId)
    const { data: user } = await me.done('fetchUser')
    assert.equal(cur_topics_info.topics_user_id, user.user_id)
    assert.equal(asked?.sender_id, user.user_id)
    assert.notEqual(answer?.sender_id, user.user_id)
    assert.equal(cur_topics_info.topics_title, cur_topics_info.title)
    assert.deepEqual([cur_topics_info.share_token, cur_topics_info.public_permission], ['', 0])
    assert.equal(previous_topics_info, null)
  }),
  success('fetchTopicMessage', 'shows what there is of an answer under way', async (context) => {
    const me = await context.freeUser()
    const { topicsId, requestId, stream } = await longAnswer(context, me)
    const version = await lastAnswer(me, topicsId)
    assert.deepEqual([version.status, version.request_id], ['running', requestId])
    await me.done('stopAnswer', { path: { request_id: requestId } })
    await stream.readToEnd()
  }),
  success(
    'fetchTopicMessage',
    'shows a public topic to others as its link does',
    async (context) => {
      const owner = await context.freeUser()
      const { topicsId, shareToken } = await sharedTopic(context, owner)
      const somebody = await context.freeUser()
      const path = { token: shareToken }
      const { data } = await context.visitor().done('fetchSharedTopic', { path })
      assert.deepEqual(await contentOf(somebody, topicsId), data)
    },
  ),
  refusal(
    'fetchTopicMessage',
    'error.noAccess',
    'a topic that is public no longer',
    async (context) => {
      const owner = await context.freeUser()
      const { topicsId, shareToken } = await sharedTopic(context, owner)
      const off = { share_token: shareToken, public_permission: 0 }
      await owner.done('setSharePermission', { body: off })
      return { client: await context.freeUser(), request: { body: { topics_id: topicsId } } }
    },
  ),
  ...noAccess('fetchTopicMessage', ({ topicsId }) => ({ body: { topics_id: topicsId } })),

  success('switchMessage', 'selects a version for good', async (context) => {
    const me = await context.freeUser()
    const first = await answered(context, me)
    const { topicsId, answerId } = await answered(context, me, {
      question: '',
      topics_id: first.topicsId,
      question_type: 2,
      message_id: first.answerId,
    })
    assert.equal((await lastAnswer(me, topicsId)).message_id, answerId)
    const body = {
      topics_id: topicsId,
      cur_message_id: answerId,
      switch_message_id: first.answerId,
    }
    await me.done('switchMessage', { body })
    const { cur_message } = await contentOf(me, topicsId)
    assert.deepEqual(
      cur_message.map(({ cur_path_index, content_list }) => [cur_path_index, content_list.length]),
      [
        [0, 1],
        [0, 2],
      ],
    )
    assert.equal(cur_message[1]?.message_id, first.answerId)
  }),
  ...noAccess('switchMessage', ({ topicsId, answerId }) => ({
    body: { topics_id: topicsId, cur_message_id: answerId, switch_message_id: answerId },
  })),
  refusal(
    'switchMessage',
    'error.unknownMessage',
    'a message that is not there',
    async (context) => {
      const client = await context.freeUser()
      const { topicsId, answerId } = await answered(context, client)
      const body = { topics_id: topicsId, cur_message_id: answerId, switch_message_id: newId() }
      return { client, request: { body } }
    },
  ),
  refusal('switchMessage', 'error.unknownMessage', 'versions of two messages', async (context) => {
    const client = await context.freeUser()
    const { topicsId, answerId, questionId } = await answered(context, client)
    const body = { topics_id: topicsId, cur_message_id: answerId, switch_message_id: questionId }
    return { client, request: { body } }
  }),

  ...([1, 2, 0] as const).map((comments) =>
    success('handleTopicComments', `keeps ${comments}, however often`, async (context) => {
      const me = await context.freeUser()
      const { topicsId, answerId } = await answered(context, me)
      const body = { message_id: answerId, comments }
      await me.done('handleTopicComments', { body: { message_id: answerId, comments: 2 } })
      await me.done('handleTopicComments', { body })
      await me.done('handleTopicComments', { body })
      assert.equal((await lastAnswer(me, topicsId)).is_like, comments)
    }),
  ),
  ...noAccess('handleTopicComments', ({ answerId }) => ({
    body: { message_id: answerId, comments: 1 },
  })),
]
