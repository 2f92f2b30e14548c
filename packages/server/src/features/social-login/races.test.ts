import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, race, trials, trialsOfFew } from '../../testing/race.ts'
import { userHandlers } from '../users/handlers.ts'
import { signInBy, socialWorld, viewerBy } from './testing/social-world.ts'

/** As often as impatient people press a button. */
const SEVERAL = 10

describeDatabases('at the same moment', (open) => {
  const count = async (table: 'users' | 'identities' | 'points' | 'sessions') =>
    (await open().db.selectFrom(table).selectAll().execute()).length

  it(
    'one short token signs in once',
    () =>
      trials(open(), async (trial) => {
        const world = socialWorld(open())
        const code = world.person('google', { subject: 'g1' })
        const shortToken = await signInBy(world, 'google', code)
        const { done, refused } = await race(() => world.exchange(shortToken))
        expect([done.length, refused]).toEqual([1, { 'error.invalidShortToken': 49 }])
        expect(await count('sessions')).toBe(trial + 1)
      }),
    RACE_TIMEOUT_MS,
  )

  it(
    'one state is answered once',
    () =>
      trials(open(), async () => {
        const world = socialWorld(open())
        const code = world.person('google', { subject: 'g1' })
        const browser = world.browser()
        const { state } = await browser.begin('google')
        const { done } = await race(() => browser.end('google', { state, code }))
        const signedIn = done.filter(({ searchParams }) => searchParams.has('short_token'))
        expect(signedIn).toHaveLength(1)
      }),
    RACE_TIMEOUT_MS,
  )

  it(
    'one new person becomes one account, by whatever provider',
    () =>
      trialsOfFew(open(), async (trial) => {
        const world = socialWorld(open())
        const email = `mei${trial}@example.org`
        const hosted = { email, hostedDomain: 'example.org' }
        const google = world.person('google', { subject: `g${trial}`, ...hosted })
        const apple = world.person('apple', { subject: `a${trial}`, ...hosted })
        await race(
          (n) => (n % 2 ? signInBy(world, 'google', google) : signInBy(world, 'apple', apple)),
          SEVERAL,
        )
        const made = [await count('users'), await count('identities'), await count('points')]
        expect(made).toEqual([trial + 1, 2 * (trial + 1), trial + 1])
      }),
    RACE_TIMEOUT_MS,
  )

  it(
    'one new X account becomes one account',
    () =>
      trialsOfFew(open(), async (trial) => {
        const world = socialWorld(open())
        const code = world.person('twitter', { subject: `${trial}` })
        await race(() => signInBy(world, 'twitter', code), SEVERAL)
        expect(await count('users')).toBe(trial + 1)
      }),
    RACE_TIMEOUT_MS,
  )

  it(
    'an account is deleted and signed in to',
    () =>
      trialsOfFew(open(), async () => {
        const world = socialWorld(open())
        const code = world.person('google', { subject: 'g1', email: 'mei@example.org' })
        const tokens: string[] = []
        for (let n = 0; n < SEVERAL; n += 1) tokens.push(await signInBy(world, 'google', code))
        const viewer = await viewerBy(world, 'google', code)
        const { done, refused } = await race(async (n) => {
          if (n % 2) await signInBy(world, 'google', code)
          else if (n > 0) await world.exchange(tokens[n / 2 - 1] ?? '')
          else await userHandlers.deleteUser(world.context({ viewer }))
        }, 2 * SEVERAL)
        expect(done.length + (refused['error.invalidShortToken'] ?? 0)).toBe(2 * SEVERAL)
      }),
    RACE_TIMEOUT_MS,
  )
})
