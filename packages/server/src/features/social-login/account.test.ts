import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { signInByMail } from '../auth/testing/sign-in-by-mail.ts'
import { type SocialWorld, socialWorld, viewerBy } from './testing/social-world.ts'

const email = 'mei@example.org'

async function userBy(
  world: SocialWorld,
  ...by: Parameters<typeof viewerBy> extends [unknown, ...infer Rest] ? Rest : never
) {
  return (await viewerBy(world, ...by)).userId
}

async function userByMail(world: SocialWorld, address: string) {
  const { body } = await signInByMail(world.context(), address)
  const viewer = await world.viewer(body.data.access_token)
  return viewer.kind === 'user' ? viewer.userId : ''
}

describeDatabases('the account of a social login', (open) => {
  const users = () => open().db.selectFrom('users').selectAll().execute()

  it('is opened under the provider’s name and rewarded once', async () => {
    const world = socialWorld(open())
    const code = world.person('google', { subject: 'g1', name: '  Mei\u202e\n Lin ', email })
    const first = await userBy(world, 'google', code)
    expect(await userBy(world, 'google', code)).toBe(first)
    expect(await users()).toMatchObject([{ id: first, user_name: 'Mei Lin', email }])
    expect(await open().db.selectFrom('points').select(['task_key', 'points']).execute()).toEqual([
      { task_key: 'user_register', points: 10 },
    ])
  })

  it.each([null, '', ' \u200b '])('has a name of ours when the provider gives %j', async (name) => {
    const world = socialWorld(open())
    await userBy(world, 'apple', world.person('apple', { subject: 'a1', name, email }))
    expect((await users())[0]?.user_name).toMatch(/^User-[A-Z2-9]{6}$/)
  })

  it('is the one of the same verified address, however one signed in before', async () => {
    const world = socialWorld(open())
    const byMail = await userByMail(world, email)
    // Each hosts the domain for somebody, as far as the server is told.
    const hosted = { hostedDomain: 'example.org' }
    const mixed = { subject: 'g1', email: 'MEI@Example.org', name: 'M', ...hosted }
    expect(await userBy(world, 'google', world.person('google', mixed))).toBe(byMail)
    const apple = world.person('apple', { subject: 'a1', email, ...hosted })
    expect(await userBy(world, 'apple', apple)).toBe(byMail)
    expect(await users()).toHaveLength(1)
  })

  it('is opened to a code for the same address', async () => {
    const world = socialWorld(open())
    const byGoogle = await userBy(world, 'google', world.person('google', { subject: 'g1', email }))
    expect(await userByMail(world, email)).toBe(byGoogle)
  })

  it('stays the same when the address changes, even to one of another account', async () => {
    const world = socialWorld(open())
    const first = await userBy(world, 'google', world.person('google', { subject: 'g1', email }))
    await userByMail(world, 'eve@example.org')
    const moved = world.person('google', { subject: 'g1', email: 'eve@example.org' })
    expect(await userBy(world, 'google', moved)).toBe(first)
  })

  it('is nobody else’s without a verified address', async () => {
    const world = socialWorld(open())
    const byMail = await userByMail(world, email)
    const stranger = await userBy(world, 'google', world.person('google', { subject: 'g2' }))
    expect(stranger).not.toBe(byMail)
    expect((await users()).find(({ id }) => id === stranger)?.email).toBeNull()
  })

  it('belongs to the subject at one provider alone', async () => {
    const world = socialWorld(open())
    const google = await userBy(world, 'google', world.person('google', { subject: '1' }))
    const apple = await userBy(world, 'apple', world.person('apple', { subject: '1' }))
    const x = await userBy(world, 'twitter', world.person('twitter', { subject: '1' }))
    expect(new Set([google, apple, x]).size).toBe(3)
  })

  it('has X bound from the start when it is opened by X', async () => {
    const world = socialWorld(open())
    world.showPicture(Buffer.from('face'))
    const mei = { subject: '148', name: 'Mei', screenName: 'mei', pictureUrl: 'https://p.example' }
    const code = world.person('twitter', mei)
    const user = await userBy(world, 'twitter', code)
    expect(await userBy(world, 'twitter', code)).toBe(user)
    const [stored] = await users()
    expect(stored).toMatchObject({
      id: user,
      user_name: 'Mei',
      twitter_id: '148',
      twitter_account: 'mei',
    })
    const pictures = await open().db.selectFrom('pictures').select(['id', 'user_id']).execute()
    expect(pictures).toEqual([{ id: stored?.twitter_picture_id, user_id: user }])
    const points = await open()
      .db.selectFrom('points')
      .select('task_key')
      .orderBy('task_key')
      .execute()
    expect(points.map(({ task_key }) => task_key)).toEqual(['bind_twitter', 'user_register'])
  })

  it('opens again after it was deleted, as another one', async () => {
    const world = socialWorld(open())
    const code = world.person('google', { subject: 'g1', email })
    const first = await userBy(world, 'google', code)
    await open().db.deleteFrom('users').where('id', '=', first).execute()
    expect(await userBy(world, 'google', code)).not.toBe(first)
  })
})
