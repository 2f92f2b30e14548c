import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { socialHandlers } from './handlers.ts'
import { type SocialWorld, signInBy, socialWorld, viewerBy } from './testing/social-world.ts'

const CONTENDERS = 50

const personBy = (world: SocialWorld, subject: string) =>
  viewerBy(world, 'google', world.person('google', { subject }))

const bind = (world: SocialWorld, viewer: Awaited<ReturnType<typeof personBy>>, id: string) =>
  socialHandlers.bindTwitter(
    world.context({ viewer }),
    bodyOnly({ twitter_id: id, screen_name: 'mei' }),
  )

describeDatabases('at the same moment', (open) => {
  const ownersOf = (twitterId: string) =>
    open().db.selectFrom('users').select('id').where('twitter_id', '=', twitterId).execute()

  it(
    'one of fifty users binds an X account',
    async () => {
      const world = socialWorld(open())
      const viewers = await Promise.all(
        Array.from({ length: CONTENDERS }, (_, n) => personBy(world, `g${n}`)),
      )
      await trials(open(), async (trial) => {
        const twitter_id = `${trial}`
        const { now } = world.context()
        const proofs = viewers.map(({ userId }) => ({
          ...{ user_id: userId, twitter_id, screen_name: 'mei', picture_id: null, proved_at: now },
        }))
        await open().db.deleteFrom('twitter_proofs').execute()
        await open().db.insertInto('twitter_proofs').values(proofs).execute()
        const { done, refused } = await race((n) =>
          bind(world, viewers[n] ?? expect.unreachable(), twitter_id),
        )
        expect([done.length, refused]).toEqual([1, { 'error.twitterTaken': CONTENDERS - 1 }])
        expect(await ownersOf(twitter_id)).toHaveLength(1)
      })
    },
    RACE_TIMEOUT_MS,
  )

  it(
    'an X account is bound by its user or opens an account of its own',
    () =>
      trials(open(), async (trial) => {
        const world = socialWorld(open())
        const id = `${trial}`
        const viewer = await personBy(world, `g${trial}`)
        const code = world.person('twitter', { subject: id, screenName: 'mei' })
        const browser = world.browser()
        const { state } = await browser.beginBind(viewer)
        await browser.end('twitter', { state, code })
        await race(async (n) => {
          if (n) await signInBy(world, 'twitter', code)
          else await bind(world, viewer, id)
        }, 2)
        const owners = await ownersOf(id)
        expect(owners).toHaveLength(1)
        const rewarded = await open()
          .db.selectFrom('points')
          .select('user_id as id')
          .where('task_key', '=', 'bind_twitter')
          .execute()
        expect(rewarded).toHaveLength(trial + 1)
        expect(rewarded).toEqual(expect.arrayContaining(owners))
      }),
    RACE_TIMEOUT_MS,
  )
})
