import { expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { userHandlers } from '../users/handlers.ts'
import { hashKeptRewards } from './accounts.ts'
import { socialHandlers } from './handlers.ts'
import { PUBLIC_URL, type SocialWorld, socialWorld, viewerBy } from './testing/social-world.ts'

const taken = { key: 'error.twitterTaken' }
const notProven = { key: 'error.twitterNotProven' }

/** Proves an X account for the user, in a browser of its own; where that ends. */
async function prove(world: SocialWorld, viewer: SignedIn, id: string): Promise<URL> {
  const browser = world.browser()
  const { state } = await browser.beginBind(viewer)
  const pictureUrl = `https://pbs.twimg.com/${id}.png`
  const code = world.person('twitter', { subject: id, screenName: `x${id}`, pictureUrl })
  return browser.end('twitter', { state, code })
}

const bind = (world: SocialWorld, viewer: SignedIn, twitter_id: string) =>
  socialHandlers.bindTwitter(
    world.context({ viewer }),
    bodyOnly({ twitter_id, screen_name: 'not believed', email: 'eve@example.org', icon: '' }),
  )
const unbind = (world: SocialWorld, viewer: SignedIn) =>
  socialHandlers.unbindTwitter(world.context({ viewer }))

describeDatabases('binding X', (open) => {
  const person = (world: SocialWorld, subject: string) =>
    viewerBy(world, 'google', world.person('google', { subject }))
  const user = (id: string) =>
    open().db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rewards = async () => {
    const points = await open()
      .db.selectFrom('points')
      .select(['user_id', 'points'])
      .where('task_key', '=', 'bind_twitter')
      .execute()
    return points.map(({ user_id }) => user_id)
  }
  const pictures = () => open().db.selectFrom('pictures').select(['id', 'content']).execute()

  it('takes what X said, and nothing that the client says', async () => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    const back = await prove(world, mei, '148')
    expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/`)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      twitter_id: '148',
      screen_name: 'x148',
      email: '',
      icon: 'https://pbs.twimg.com/148.png',
    })
    expect(await user(mei.userId)).toMatchObject({ twitter_id: null })
    await bind(world, mei, '148')
    expect(await user(mei.userId)).toMatchObject({
      twitter_id: '148',
      twitter_account: 'x148',
      email: null,
    })
    expect(await rewards()).toEqual([mei.userId])
  })

  it('signs into this account from then on', async () => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    await prove(world, mei, '148')
    await bind(world, mei, '148')
    const again = await viewerBy(world, 'twitter', world.person('twitter', { subject: '148' }))
    expect(again.userId).toBe(mei.userId)
  })

  it('believes nobody who has not been at X', async () => {
    const world = socialWorld(open())
    const [mei, eve] = [await person(world, 'mei'), await person(world, 'eve')]
    await prove(world, mei, '148')
    await expect(bind(world, eve, '148')).rejects.toMatchObject(notProven)
    for (const id of ['149', '\0', '\ud800', "'"]) {
      await expect(bind(world, mei, id)).rejects.toMatchObject(notProven)
    }
  })

  it.each([
    [599, null],
    [600, notProven],
  ])('believes for ten minutes: after %i s the refusal is %o', async (seconds, refusal) => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    await prove(world, mei, '148')
    world.waitSeconds(seconds)
    const failure = await bind(world, mei, '148').then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal) expect(failure).toMatchObject(refusal)
    else expect(failure).toBeNull()
  })

  it('proves nothing in a browser that was sent there by somebody else', async () => {
    const world = socialWorld(open())
    const eve = await person(world, 'eve')
    const { state } = await world.browser().beginBind(eve)
    const victim = world.browser()
    await victim.begin('twitter')
    const code = world.person('twitter', { subject: '148', screenName: 'mei' })
    expect((await victim.end('twitter', { state, code })).href).toBe(`${PUBLIC_URL}/`)
    await expect(bind(world, eve, '148')).rejects.toMatchObject(notProven)
  })

  it('proves nothing by a sign-in, and signs nobody in', async () => {
    const world = socialWorld(open())
    const eve = await person(world, 'eve')
    const browser = world.browser()
    const { state } = await browser.beginBind(eve)
    const code = world.person('google', { subject: 'mei' })
    const back = await browser.end('google', { state, code })
    expect(back.href).toBe(`${PUBLIC_URL}/`)
  })

  it('refuses an account that is bound elsewhere, until it is unbound there', async () => {
    const world = socialWorld(open())
    const [mei, eve] = [await person(world, 'mei'), await person(world, 'eve')]
    for (const viewer of [mei, eve]) await prove(world, viewer, '148')
    await bind(world, mei, '148')
    await expect(bind(world, eve, '148')).rejects.toMatchObject(taken)
    await unbind(world, mei)
    await bind(world, eve, '148')
    expect(await user(eve.userId)).toMatchObject({ twitter_id: '148' })
    expect(await user(mei.userId)).toMatchObject({ twitter_id: null, twitter_account: null })
  })

  it('is rewarded once for a user and once for an X account', async () => {
    const world = socialWorld(open())
    const [mei, eve] = [await person(world, 'mei'), await person(world, 'eve')]
    for (const id of ['1', '1', '2']) {
      await prove(world, mei, id)
      await bind(world, mei, id)
      await unbind(world, mei)
    }
    expect(await rewards()).toEqual([mei.userId])
    await prove(world, eve, '1')
    await bind(world, eve, '1')
    expect(await rewards()).toEqual([mei.userId])
    await prove(world, eve, '2')
    await bind(world, eve, '2')
    expect(await rewards()).toEqual([mei.userId, eve.userId])
  })

  it('names no X account to remember that it was rewarded', async () => {
    const world = socialWorld(open())
    const [mei, eve] = [await person(world, 'mei'), await person(world, 'eve')]
    await prove(world, mei, '148')
    await bind(world, mei, '148')
    await userHandlers.deleteUser(world.context({ viewer: mei }))
    const kept = () => open().db.selectFrom('rewarded_twitter_accounts').selectAll().execute()
    expect((await kept()).map(({ twitter_id }) => twitter_id)).toEqual([null])
    await prove(world, eve, '148')
    await bind(world, eve, '148')
    expect(await rewards()).toEqual([])
  })

  it('hashes what an earlier version has kept of them', async () => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    const { db } = open()
    const plain = ['148', '149'].map((twitter_id) => ({ twitter_id }))
    await db.insertInto('rewarded_twitter_accounts').values(plain).execute()
    for (const _start of ['first', 'second']) await hashKeptRewards(world.context())
    const kept = await db.selectFrom('rewarded_twitter_accounts').selectAll().execute()
    expect(kept.map(({ twitter_id }) => twitter_id)).toEqual([null, null])
    await prove(world, mei, '149')
    await bind(world, mei, '149')
    expect(await rewards()).toEqual([])
  })

  it('keeps X’s picture for as long as the account is bound', async () => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    world.showPicture(Buffer.from('first'))
    await prove(world, mei, '1')
    await bind(world, mei, '1')
    world.showPicture(Buffer.from('second'))
    await prove(world, mei, '2')
    await bind(world, mei, '2')
    const [kept, ...others] = await pictures()
    expect(others).toEqual([])
    expect(Buffer.from(kept?.content ?? []).toString()).toBe('second')
    expect(await user(mei.userId)).toMatchObject({ twitter_picture_id: kept?.id })
    world.showPicture(null)
    await prove(world, mei, '3')
    await unbind(world, mei)
    expect(await pictures()).toEqual([])
  })

  it('keeps a picture of X that became the avatar', async () => {
    const world = socialWorld(open())
    const mei = await person(world, 'mei')
    world.showPicture(Buffer.from('face'))
    await prove(world, mei, '1')
    await bind(world, mei, '1')
    const { twitter_picture_id } = await user(mei.userId)
    await open().db.updateTable('users').set({ avatar_id: twitter_picture_id }).execute()
    world.showPicture(null)
    await prove(world, mei, '2')
    await bind(world, mei, '2')
    expect(await user(mei.userId)).toMatchObject({
      avatar_id: twitter_picture_id,
      twitter_picture_id: null,
    })
  })

  it.each(['missing', 'spoilt'])('goes on with a picture that is %s', async (how) => {
    const world = socialWorld(open())
    if (how === 'spoilt') world.showPicture(Buffer.from('no image'))
    world.spoilPictures()
    const mei = await person(world, 'mei')
    await prove(world, mei, '1')
    await bind(world, mei, '1')
    expect(await user(mei.userId)).toMatchObject({ twitter_id: '1', twitter_picture_id: null })
  })

  it('ends where it is not the only way to sign in', async () => {
    const world = socialWorld(open())
    const only = await viewerBy(world, 'twitter', world.person('twitter', { subject: '148' }))
    await expect(unbind(world, only)).rejects.toMatchObject({ key: 'error.lastSignIn' })
    expect(await user(only.userId)).toMatchObject({ twitter_id: '148' })
    await open().db.updateTable('users').set({ email: 'mei@example.org' }).execute()
    await unbind(world, only)
    expect(await user(only.userId)).toMatchObject({ twitter_id: null })
    await unbind(world, only)
  })
})
