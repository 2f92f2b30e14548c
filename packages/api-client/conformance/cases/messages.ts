import assert from 'node:assert/strict'
import type { Schemas } from '../../src/contract/contract.ts'
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

type Reason = Schemas['DislikeReason']

const saying = (text: string): Reason => ({ choices: [], text })
const allChoices: Reason = {
  choices: [
    ...(['wrong_figures', 'out_of_date', 'not_answered'] as const),
    ...(['bad_sources', 'hard_to_read', 'other'] as const),
  ],
  text: '',
}

const reasons: readonly (readonly [name: string, sent: Reason | null, kept: Reason | undefined])[] =
  [
    ['each choice', allChoices, allChoices],
    ['1 character', saying('旧'), saying('旧')],
    ['499 characters', saying('🪙'.repeat(499)), saying('🪙'.repeat(499))],
    ['500 characters', saying('🪙'.repeat(500)), saying('🪙'.repeat(500))],
    ['one line', saying(' Not\ntrue '), saying('Not true')],
    ['no reason that says nothing', saying(' '), undefined],
    ['no reason that is null', null, undefined],
  ]

const badReasons: readonly (readonly [name: string, reason: unknown])[] = [
  ['a reason of 501 characters', { choices: [], text: 'a'.repeat(501) }],
  ['an unknown choice', { choices: ['ugly'], text: '' }],
  ['a choice twice', { choices: ['other', 'other'], text: '' }],
  ['a reason without a text', { choices: [] }],
  ['a reason that is a text', 'Not true'],
]

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
    assert.equal(version?.think_ms, turn.answer.analysisMs)
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
    for (const id of [topicsId, data.cur_topics_info.topics_id]) {
      assert.deepEqual(await contentOf(somebody, id), data)
    }
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
  ...reasons.map(([name, sent, kept]) =>
    success('handleTopicComments', `keeps ${name} with a dislike`, async (context) => {
      const { me, topicsId, answerId } = await answered(context)
      const disliked = { message_id: answerId, comments: 2 } as const
      await me.done('handleTopicComments', { body: { ...disliked, reason: sent } })
      assert.deepEqual((await lastAnswer(me, topicsId)).dislike_reason, kept)
      await me.done('handleTopicComments', { body: disliked })
      assert.deepEqual((await lastAnswer(me, topicsId)).dislike_reason, kept)
    }),
  ),
  ...badReasons.map(([name, reason]) =>
    refusal('handleTopicComments', 'error.badRequest', name, async (context) => {
      const { me: client, answerId } = await answered(context)
      return { client, request: { body: { message_id: answerId, comments: 2, reason } } }
    }),
  ),
  ...([0, 1] as const).map((comments) =>
    success('handleTopicComments', `has no reason with ${comments}`, async (context) => {
      const { me, topicsId, answerId } = await answered(context)
      const reason = { choices: [], text: 'Not true' }
      const rate = (body: { comments: 0 | 1 | 2; reason?: typeof reason }) =>
        me.done('handleTopicComments', { body: { message_id: answerId, ...body } })
      const kept = async () => (await lastAnswer(me, topicsId)).dislike_reason
      await rate({ comments: 2, reason })
      await rate({ comments })
      assert.equal(await kept(), undefined)
      await rate({ comments, reason })
      assert.equal(await kept(), undefined)
      await rate({ comments: 2 })
      assert.equal(await kept(), undefined)
    }),
  ),
  success('handleTopicComments', 'shows a reason to the owner alone', async (context) => {
    const { me, topicsId, shareToken } = await sharedTopic(context)
    const { message_id } = await lastAnswer(me, topicsId)
    const reason = { choices: [], text: 'Not true' }
    await me.done('handleTopicComments', { body: { message_id, comments: 2, reason } })
    assert.deepEqual((await lastAnswer(me, topicsId)).dislike_reason, reason)
    const { cur_message } = await sharedContent(context.visitor(), shareToken)
    const shown = cur_message.flatMap(({ content_list }) => content_list)
    assert.ok(shown.every((version) => !version.dislike_reason && version.is_like === 0))
  }),
  ...noAccess('handleTopicComments', ({ answerId }) => ({
    body: { message_id: answerId, comments: 1 },
  })),
]
