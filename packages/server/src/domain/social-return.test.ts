import { expect, it } from 'vitest'
import { returnTo, type SocialEnd } from './social-return.ts'

const publicUrl = 'https://ask.example.org'

it.each<[SocialEnd, string]>([
  [{ kind: 'signedIn', shortToken: 'Zt2k-_8' }, '/?short_token=Zt2k-_8'],
  [{ kind: 'failed', purpose: 'login' }, '/login'],
  [{ kind: 'failed', purpose: 'bind' }, '/'],
  [{ kind: 'notConfigured' }, '/login?error=provider'],
])('%o leads to our own page', (end, path) => {
  expect(returnTo(publicUrl, end)).toBe(publicUrl + path)
})

it('hands over a proved account letter by letter', () => {
  const account = {
    twitterId: '148',
    screenName: 'mei&email=eve@example.org#',
    icon: 'https://pbs.twimg.com/profile_images/1/k3.jpg?size=1&x=2',
  }
  const { origin, pathname, searchParams, hash } = new URL(
    returnTo(publicUrl, { kind: 'proved', account }),
  )
  expect(origin + pathname + hash).toBe(`${publicUrl}/`)
  expect([...searchParams]).toEqual([
    ['twitter_id', account.twitterId],
    ['screen_name', account.screenName],
    ['email', ''],
    ['icon', account.icon],
  ])
})
