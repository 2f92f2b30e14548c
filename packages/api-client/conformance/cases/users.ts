import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, decided, refusal, success } from '../case.ts'
import { answered, sharedTopic } from '../conversation.ts'
import { flags } from '../spellings.ts'

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
  success('fetchUser', 'shows a free user', async (stage) => {
    const { data } = await (await stage.freeUser()).done('fetchUser')
    assert.equal(data.is_membership, 0)
    assert.equal(data.is_copyright_protection, 0)
    assert.equal(data.allow_data_manage, 0)
    assert.ok(data.topic_count > 0)
    assert.notEqual(data.user_name, data.email.split('@')[0])
  }),
  success('fetchUser', 'shows a member', async (stage) => {
    const { data } = await (await stage.proUser()).done('fetchUser')
    assert.equal(data.is_membership, 1)
  }),
  success('fetchUser', 'shows who has no topic left', async (stage) => {
    const { data } = await stage.as(await stage.subject.outOfTopics()).done('fetchUser')
    assert.equal(data.topic_count, 0)
  }),

  ...names.map(([name, user_name, kept]) =>
    success('updateUserName', `takes a name with ${name}`, async (stage) => {
      const me = await stage.freeUser()
      await me.done('updateUserName', { body: { user_name } })
      assert.equal((await me.done('fetchUser')).data.user_name, kept)
    }),
  ),
  ...badNames.map(([name, user_name]) =>
    refusal('updateUserName', 'error.invalidUserName', name, async (stage) => ({
      client: await stage.freeUser(),
      request: { body: { user_name } },
    })),
  ),

  ...flags.map(([spelling, allow_data_manage, flag]) =>
    success('setDataManager', `takes ${spelling}`, async (stage) => {
      const me = await stage.freeUser()
      await me.done('setDataManager', { body: { allow_data_manage: 1 } })
      await me.done('setDataManager', { body: { allow_data_manage } })
      assert.equal((await me.done('fetchUser')).data.allow_data_manage, flag)
    }),
  ),
  ...flags.map(([spelling, right_protection, flag]) =>
    success('setRightProtection', `takes ${spelling} from a member`, async (stage) => {
      const me = await stage.proUser()
      await me.done('setRightProtection', { body: { right_protection: flag === 1 ? 0 : 1 } })
      await me.done('setRightProtection', { body: { right_protection } })
      assert.equal((await me.done('fetchUser')).data.is_copyright_protection, flag)
    }),
  ),
  decided(
    success('setRightProtection', 'lets everybody switch it off', async (stage) => {
      await (await stage.freeUser()).done('setRightProtection', { body: { right_protection: 0 } })
    }),
  ),
  refusal('setRightProtection', 'error.proOnly', 'to switch it on', async (stage) => ({
    client: await stage.freeUser(),
    request: { body: { right_protection: true } },
  })),

  success('deleteUser', 'leaves nothing behind', async (stage) => {
    const me = await stage.freeUser()
    const { shareToken } = await sharedTopic(stage, me)
    await me.done('deleteUser')
    await me.refused('fetchUser', 'error.unauthorized')
    const path = { token: shareToken }
    await stage.visitor().refused('fetchSharedTopic', 'error.invalidShareToken', { path })
  }),
  success('deleteUser', 'leaves others alone', async (stage) => {
    const me = await stage.freeUser()
    const somebody = await stage.freeUser()
    const { topicsId } = await answered(stage, somebody)
    await me.done('deleteUser')
    await somebody.done('fetchTopicMessage', { body: { topics_id: topicsId } })
  }),

  refusal('fetchAvatar', 'error.notFound', 'a picture that is not there', async (stage) => ({
    client: stage.visitor(),
    request: { path: { id: newId() } },
  })),
]
