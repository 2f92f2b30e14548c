import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trialsOfFew } from '../../testing/race.ts'
import { authHandlers } from '../auth/handlers.ts'
import { mailedCode, signInByMail } from '../auth/testing/sign-in-by-mail.ts'
import { PUBLIC_URL, type SocialWorld, socialWorld, viewerBy } from './testing/social-world.ts'

const email = 'mei@example.org'

async function tokenOf(world: SocialWorld, token: string) {
  const viewer = await world.viewer(token)
  return viewer.kind === 'user' ? viewer.userId : null
}

async function userByMail(world: SocialWorld, address = email) {
  const { body } = await signInByMail(world.context(), address)
  return (await tokenOf(world, body.data.access_token)) ?? ''
}

/** Comes back from the provider in this browser; where that ends. */
async function comeBack(
  browser: ReturnType<SocialWorld['browser']>,
  provider: 'google' | 'apple',
  code: string,
) {
  const { state } = await browser.begin(provider)
  return browser.end(provider, { state, code })
}

/** Spends a mailed code in the browser; the user. */
async function proveByMail(
  world: SocialWorld,
  { cookies }: Pick<ReturnType<SocialWorld['browser']>, 'cookies'>,
  address = email,
) {
  const email_code = await mailedCode(world.context({ cookies }), address)
  const ctx = world.context({ cookies })
  const { body } = await authHandlers.loginByEmail(ctx, bodyOnly({ email: address, email_code }))
  return tokenOf(world, body.data.access_token)
}

describeDatabases('a mailbox that changed hands', (open) => {
  const identities = () =>
    open().db.selectFrom('identities').select(['provider', 'user_id']).execute()

  it.each(['google', 'apple'] as const)('lets nobody in who owned it once (%s)', async (by) => {
    const world = socialWorld(open())
    const owner = await userByMail(world)
    const former = world.person(by, { subject: 'former', email })
    const back = await comeBack(world.browser(), by, former)
    expect(back.href).toBe(`${PUBLIC_URL}/login?${new URLSearchParams({ confirm: by, email })}`)
    expect(await identities()).toEqual([])
    expect(await open().db.selectFrom('short_tokens').selectAll().execute()).toEqual([])
    expect(await userByMail(world)).toBe(owner)
    expect(await identities()).toEqual([])
  })

  it('is linked by a code, once, in the browser that came back', async () => {
    const world = socialWorld(open())
    const owner = await userByMail(world)
    const code = world.person('google', { subject: 'g1', email: 'Mei@Example.org' })
    const browser = world.browser()
    await comeBack(browser, 'google', code)
    expect(await proveByMail(world, browser)).toBe(owner)
    expect(await identities()).toEqual([{ provider: 'google', user_id: owner }])
    expect((await viewerBy(world, 'google', code)).userId).toBe(owner)
  })

  it.each([
    [899, 1],
    [900, 0],
  ])(
    'waits a quarter of an hour for the code: after %i s there are %i links',
    async (wait, links) => {
      const world = socialWorld(open())
      await userByMail(world)
      const browser = world.browser()
      await comeBack(browser, 'google', world.person('google', { subject: 'g1', email }))
      world.waitSeconds(wait)
      await proveByMail(world, browser)
      expect(await identities()).toHaveLength(links)
    },
  )

  it('is not linked by a code for another address, nor in another browser', async () => {
    const world = socialWorld(open())
    await userByMail(world)
    const browser = world.browser()
    await comeBack(browser, 'google', world.person('google', { subject: 'g1', email }))
    await proveByMail(world, browser, 'eve@example.org')
    const other = world.browser()
    await other.begin('google')
    await proveByMail(world, other)
    expect(await identities()).toEqual([])
  })

  it('gives no account away that somebody has prepared before', async () => {
    const world = socialWorld(open())
    const former = world.person('google', { subject: 'former', email })
    const prepared = await viewerBy(world, 'google', former)
    const { body } = await world.exchange(await shortTokenOf(world, former))
    const x = { twitter_id: '148', twitter_account: 'former' }
    await open().db.updateTable('users').set(x).execute()

    expect(await userByMail(world)).toBe(prepared.userId)
    expect((await world.viewer(body.data.access_token)).kind).toBe('visitor')
    expect(await identities()).toEqual([])
    const { pathname } = await comeBack(world.browser(), 'google', former)
    expect(pathname).toBe('/login')
    const byX = await viewerBy(world, 'twitter', world.person('twitter', { subject: '148' }))
    expect(byX.userId).not.toBe(prepared.userId)
  })

  it('keeps what was linked after the owner has proved to be that', async () => {
    const world = socialWorld(open())
    const owner = await userByMail(world)
    const browser = world.browser()
    const code = world.person('google', { subject: 'g1', email })
    await comeBack(browser, 'google', code)
    await proveByMail(world, browser)
    await userByMail(world)
    expect((await viewerBy(world, 'google', code)).userId).toBe(owner)
  })

  it('is given to the owner by the authority for its domain, too', async () => {
    const world = socialWorld(open())
    const former = world.person('apple', { subject: 'former', email: 'mei@gmail.com' })
    const prepared = await viewerBy(world, 'apple', former)
    const owner = world.person('google', { subject: 'g1', email: 'mei@gmail.com' })
    expect((await viewerBy(world, 'google', owner)).userId).toBe(prepared.userId)
    expect((await identities()).map(({ provider }) => provider)).toEqual(['google'])
  })

  async function shortTokenOf(world: SocialWorld, code: string) {
    const back = await comeBack(world.browser(), 'google', code)
    return back.searchParams.get('short_token') ?? ''
  }

  it(
    'is safe while its owner and a former one come at once',
    () =>
      trialsOfFew(open(), async (trial) => {
        const world = socialWorld(open())
        const address = `mei${trial}@example.org`
        const former = world.person('google', { subject: `former${trial}`, email: address })
        const email_code = await mailedCode(world.context(), address)
        const { done } = await race(async (n) => {
          if (n > 0) return comeBack(world.browser(), 'google', former)
          const body = bodyOnly({ email: address, email_code })
          return authHandlers.loginByEmail(world.context(), body)
        }, 6)
        expect(done).toHaveLength(6)
        const left = await open()
          .db.selectFrom('identities')
          .select('subject')
          .where('subject', '=', `former${trial}`)
          .execute()
        expect(left).toEqual([])
      }),
    RACE_TIMEOUT_MS,
  )
})
