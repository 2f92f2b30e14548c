import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, refusal, success } from '../case.ts'
import {
  answered,
  contentOf,
  lastAnswer,
  longAnswer,
  noAccess,
  regenerated,
  sharedContent,
  sharedTopic,
  switchedOff,
} from '../conversation.ts'

export const messageCases: readonly Case[] = [
  success('fetchTopicMessage', 'shows the owner the whole topic', async (context) => {
    const { me, ...turn } = await answered(context)
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
    const { me, topicsId, requestId, path, stream } = await longAnswer(context)
    const version = await lastAnswer(me, topicsId)
    assert.deepEqual([version.status, version.request_id], ['running', requestId])
    await me.done('stopAnswer', { path })
    await stream.readToEnd()
  }),
  success('fetchTopicMessage', 'shows others a public topic as its link does', async (context) => {
    const { topicsId, shareToken } = await sharedTopic(context)
    const somebody = await context.freeUser()
    const data = await sharedContent(context.visitor(), shareToken)
    assert.deepEqual(await contentOf(somebody, topicsId), data)
  }),
  refusal('fetchTopicMessage', 'error.noAccess', 'what is public no longer', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    await me.done('setSharePermission', switchedOff(shareToken))
    return { request: { body: { topics_id: topicsId } } }
  }),
  ...noAccess('fetchTopicMessage', ({ topicsId }) => ({ body: { topics_id: topicsId } })),

  success('switchMessage', 'selects a version for good', async (context) => {
    const first = await answered(context)
    const { me, topicsId, answerId } = await regenerated(context, first)
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
  refusal('switchMessage', 'error.unknownMessage', 'an unknown message', async (context) => {
    const { me: client, topicsId, answerId } = await answered(context)
    const body = { topics_id: topicsId, cur_message_id: answerId, switch_message_id: newId() }
    return { client, request: { body } }
  }),
  refusal('switchMessage', 'error.unknownMessage', 'versions of two messages', async (context) => {
    const { me: client, topicsId, answerId, questionId } = await answered(context)
    const body = { topics_id: topicsId, cur_message_id: answerId, switch_message_id: questionId }
    return { client, request: { body } }
  }),

  ...([1, 2, 0] as const).map((comments) =>
    success('handleTopicComments', `keeps ${comments}, however often`, async (context) => {
      const { me, topicsId, answerId } = await answered(context)
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
