import assert from 'node:assert/strict'
import { type Case, refusal, success } from '../case.ts'
import { expectInAddress, needProvider } from './social-login.ts'

export const twitterCases: readonly Case[] = [
  success('beginBindTwitter', 'leads to X, known by the token', async (context) => {
    await needProvider(context, 'twitter')
    const location = await (await context.freeUser()).redirected('beginBindTwitter')
    expectInAddress(location, 'state')
  }),
  success('beginBindTwitter', 'leads to X, known by the cookie of navigations', async (context) => {
    await needProvider(context, 'twitter')
    const { cookie } = await context.subject.freeUser()
    const location = await context.visitor().redirected('beginBindTwitter', { cookie })
    expectInAddress(location, 'state')
  }),
  success('beginBindTwitter', 'says that X is not configured', async (context) => {
    const me = context.as(await context.subject.withoutProviders())
    assert.match(await me.redirected('beginBindTwitter'), /\/login\?error=provider$/)
  }),

  success('bindTwitter', 'binds what was proved, by what X said', async (context) => {
    const { twitter, ...person } = await context.subject.provenTwitter()
    const me = context.as(person)
    const body = { ...twitter, email: 'forged@example.org', icon: null }
    await me.done('bindTwitter', { body })
    assert.equal((await me.done('fetchUser')).data.twitter_account, twitter.screen_name)
  }),
  refusal('bindTwitter', 'error.twitterTaken', "somebody else's X account", async (context) => {
    const { twitter, ...person } = await context.subject.takenTwitter()
    return { client: context.as(person), request: { body: twitter } }
  }),
  refusal('bindTwitter', 'error.twitterNotProven', 'what nobody proved', {
    body: { twitter_id: '1480293847561029', screen_name: 'mei_onchain' },
  }),
  refusal('bindTwitter', 'error.twitterNotProven', 'what another proved', async (context) => ({
    request: { body: (await context.subject.provenTwitter()).twitter },
  })),

  success('unbindTwitter', 'is done where none is bound', async (context) => {
    await (await context.freeUser()).done('unbindTwitter')
  }),
  success('unbindTwitter', 'lets the account go', async (context) => {
    const { twitter, ...person } = await context.subject.provenTwitter()
    const me = context.as(person)
    await me.done('bindTwitter', { body: twitter })
    await me.done('unbindTwitter')
    assert.equal((await me.done('fetchUser')).data.twitter_account, '')
  }),
  refusal('unbindTwitter', 'error.lastSignIn', 'the only way to sign in', async (context) => ({
    client: context.as(await context.subject.onlyTwitter()),
  })),

  success('switchTwitterIcon', 'makes the picture of X the avatar', async (context) => {
    const me = context.as(await context.subject.pictured())
    const { data } = await me.done('switchTwitterIcon')
    assert.equal((await me.done('fetchUser')).data.icon_url, data.icon_url)
    assert.notEqual(data.icon_url, '')
  }),
  refusal('switchTwitterIcon', 'error.proOnly', 'a free user'),
  refusal('switchTwitterIcon', 'error.twitterNotBound', 'with no X account', async (context) => ({
    client: await context.proUser(),
  })),
  refusal('switchTwitterIcon', 'error.noTwitterPicture', 'without a picture', async (context) => ({
    client: context.as(await context.subject.pictureless()),
  })),
]
