import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, flags, refusal, success } from '../case.ts'
import { answered, sharedTopic } from '../conversation.ts'

const names: readonly (readonly [name: string, sent: string, kept: string])[] = [
  ['Chinese', '链上观察者', '链上观察者'],
  ['thirty emoji', '🪙'.repeat(30), '🪙'.repeat(30)],
  ['white space around it', '  Mei \n', 'Mei'],
  ['markup', '<b>"Mei" & Co.</b>', '<b>"Mei" & Co.</b>'],
]

const badNames: readonly (readonly [name: string, sent: string])[] = [
  ['an empty one', ''],
  ['white space', ' \t\u3000'],
  ['31 letters', 'a'.repeat(31)],
  ['31 emoji', '🪙'.repeat(31)],
  ['a control character', 'Mei\u0007'],
  ['a line break', 'Mei\nLin'],
  ['a bidirectional override', 'Mei\u202elin'],
]

export const userCases: readonly Case[] = [
  success('fetchUser', 'shows a free user', async (context) => {
    const { data } = await (await context.freeUser()).done('fetchUser')
    assert.equal(data.is_membership, 0)
    assert.equal(data.is_copyright_protection, 0)
    assert.deepEqual([data.plan, data.plan_until, data.plan_renewal], [null, null, null])
    assert.equal(data.allow_data_manage, 0)
    assert.ok(data.topic_count > 0)
    assert.notEqual(data.user_name, data.email.split('@')[0])
  }),
  success('fetchUser', 'shows a member', async (context) => {
    const { data } = await (await context.proUser()).done('fetchUser')
    assert.equal(data.is_membership, 1)
    assert.notEqual(data.plan_renewal, null)
    assert.ok((data.plan_until ?? 0) > Date.now() / 1000)
  }),
  success('fetchUser', 'shows who has no topic left', async (context) => {
    const { data } = await context.as(await context.subject.outOfTopics()).done('fetchUser')
    assert.equal(data.topic_count, 0)
  }),

  ...names.map(([name, user_name, kept]) =>
    success('updateUserName', `takes a name with ${name}`, async (context) => {
      const me = await context.freeUser()
      await me.done('updateUserName', { body: { user_name } })
      assert.equal((await me.done('fetchUser')).data.user_name, kept)
    }),
  ),
  ...badNames.map(([name, user_name]) =>
    refusal('updateUserName', 'error.invalidUserName', name, { body: { user_name } }),
  ),

  ...flags.map(([spelling, allow_data_manage, flag]) =>
    success('setDataManager', `takes ${spelling}`, async (context) => {
      const me = await context.freeUser()
      await me.done('setDataManager', { body: { allow_data_manage: 1 } })
      await me.done('setDataManager', { body: { allow_data_manage } })
      assert.equal((await me.done('fetchUser')).data.allow_data_manage, flag)
    }),
  ),
  ...flags.map(([spelling, right_protection, flag]) =>
    success('setRightProtection', `takes ${spelling} from a member`, async (context) => {
      const me = await context.proUser()
      await me.done('setRightProtection', { body: { right_protection: flag === 1 ? 0 : 1 } })
      await me.done('setRightProtection', { body: { right_protection } })
      assert.equal((await me.done('fetchUser')).data.is_copyright_protection, flag)
    }),
  ),
  success('setRightProtection', 'lets everybody switch it off', async (context) => {
    await (await context.freeUser()).done('setRightProtection', { body: { right_protection: 0 } })
  }),
  refusal('setRightProtection', 'error.proOnly', 'to switch it on', {
    body: { right_protection: true },
  }),

  success('deleteUser', 'leaves nothing behind', async (context) => {
    const { me, shareToken } = await sharedTopic(context)
    await me.done('deleteUser')
    await me.refused('fetchUser', 'error.unauthorized')
    const path = { token: shareToken }
    await context.visitor().refused('fetchSharedTopic', 'error.invalidShareToken', { path })
  }),
  success('deleteUser', 'leaves others alone', async (context) => {
    const me = await context.freeUser()
    const { me: somebody, topicsId } = await answered(context)
    await me.done('deleteUser')
    await somebody.done('fetchTopicMessage', { body: { topics_id: topicsId } })
  }),

  refusal('fetchAvatar', 'error.notFound', 'a picture that is not there', {
    path: { id: newId() },
  }),
]
