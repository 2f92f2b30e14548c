import assert from 'node:assert/strict'
import { type Case, refusal, success } from '../case.ts'

export const twitterCases: readonly Case[] = [
  success('beginBindTwitter', 'leads to X, known by the token', async (stage) => {
    const { location } = await (await stage.freeUser()).redirected('beginBindTwitter')
    assert.ok(new URL(location).searchParams.get('state'))
  }),
  success('beginBindTwitter', 'leads to X, known by the cookie of navigations', async (stage) => {
    const { cookie } = await stage.subject.freeUser()
    const { location } = await stage.visitor().redirected('beginBindTwitter', { cookie })
    assert.ok(new URL(location).searchParams.get('state'))
  }),
  success('beginBindTwitter', 'says that X is not configured', async (stage) => {
    const me = stage.as(await stage.subject.withoutProviders())
    const { location } = await me.redirected('beginBindTwitter')
    assert.match(location, /\/login\?error=provider$/)
  }),

  success('bindTwitter', 'binds what was proved, by what X said', async (stage) => {
    const { twitter, ...person } = await stage.subject.provenTwitter()
    const me = stage.as(person)
    const body = { ...twitter, email: 'forged@example.org', icon: null }
    await me.done('bindTwitter', { body })
    assert.equal((await me.done('fetchUser')).data.twitter_account, twitter.screen_name)
  }),
  refusal('bindTwitter', 'error.twitterTaken', "somebody else's X account", async (stage) => {
    const { twitter, ...person } = await stage.subject.takenTwitter()
    return { client: stage.as(person), request: { body: twitter } }
  }),
  refusal('bindTwitter', 'error.twitterNotProven', 'what nobody proved', async (stage) => ({
    client: await stage.freeUser(),
    request: { body: { twitter_id: '1480293847561029', screen_name: 'mei_onchain' } },
  })),
  refusal('bindTwitter', 'error.twitterNotProven', 'what somebody else proved', async (stage) => ({
    client: await stage.freeUser(),
    request: { body: (await stage.subject.provenTwitter()).twitter },
  })),

  success('unbindTwitter', 'is done where none is bound', async (stage) => {
    await (await stage.freeUser()).done('unbindTwitter')
  }),
  success('unbindTwitter', 'lets the account go', async (stage) => {
    const { twitter, ...person } = await stage.subject.provenTwitter()
    const me = stage.as(person)
    await me.done('bindTwitter', { body: twitter })
    await me.done('unbindTwitter')
    assert.equal((await me.done('fetchUser')).data.twitter_account, '')
  }),
  refusal('unbindTwitter', 'error.lastSignIn', 'the only way to sign in', async (stage) => ({
    client: stage.as(await stage.subject.onlyTwitter()),
  })),

  success('switchTwitterIcon', 'makes the picture of X the avatar', async (stage) => {
    const me = stage.as(await stage.subject.pictured())
    const { data } = await me.done('switchTwitterIcon')
    assert.equal((await me.done('fetchUser')).data.icon_url, data.icon_url)
    assert.notEqual(data.icon_url, '')
  }),
  refusal('switchTwitterIcon', 'error.proOnly', 'a free user', async (stage) => ({
    client: await stage.freeUser(),
  })),
  refusal('switchTwitterIcon', 'error.twitterNotBound', 'without an X account', async (stage) => ({
    client: await stage.proUser(),
  })),
  refusal('switchTwitterIcon', 'error.noTwitterPicture', 'without a picture', async (stage) => ({
    client: stage.as(await stage.subject.pictureless()),
  })),
]
