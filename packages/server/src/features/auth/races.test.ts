import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { authHandlers } from './handlers.ts'
import { mailedCode } from './testing/sign-in-by-mail.ts'

const email = 'ada@example.org'

describeDatabases('at the same moment', (open) => {
  it(
    'one of fifty sign-ins with one code gets in',
    async () => {
      await trials(open(), async (trial) => {
        const to = `ada${trial}@example.org`
        const ctx = handlerContext(open(), { ip: `ip ${trial}` })
        const email_code = await mailedCode(ctx, to)
        const { done, refused } = await race(() =>
          authHandlers.loginByEmail(ctx, bodyOnly({ email: to, email_code })),
        )
        expect([done.length, refused]).toEqual([1, { 'error.wrongCode': 49 }])
        const { db } = open()
        expect(await db.selectFrom('sessions').select('user_id').execute()).toHaveLength(trial + 1)
      })
    },
    RACE_TIMEOUT_MS,
  )

  it.each([
    { guesses: 4, getsIn: 1 },
    { guesses: 5, getsIn: 0 },
    { guesses: 50, getsIn: 0 },
  ])('$guesses wrong guesses are all counted', async ({ guesses, getsIn }) => {
    const ctx = handlerContext(open())
    const code = await mailedCode(ctx, email)
    const attempt = (email_code: string) =>
      authHandlers.loginByEmail(ctx, bodyOnly({ email, email_code }))
    const { refused } = await race((n) => attempt(`wrong ${n}`), guesses)
    expect(refused).toEqual({ 'error.wrongCode': guesses })
    expect((await race(() => attempt(code), 1)).done).toHaveLength(getsIn)
  })

  it('one of ten requests for a mail is granted', async () => {
    const ctx = handlerContext(open())
    const { done, refused } = await race(() => authHandlers.sendEmail(ctx, bodyOnly({ email })), 10)
    expect([done.length, refused]).toEqual([1, { 'error.tooManyRequests': 9 }])
    expect(ctx.sent).toHaveLength(1)
  })

  it('two codes of a new address open one account', async () => {
    const first = handlerContext(open())
    const second = handlerContext(open(), { now: new Date(first.now.getTime() + 60_000) })
    const codes = [await mailedCode(first, email), await mailedCode(second, email)]
    const { done } = await race(
      (n) => authHandlers.loginByEmail(second, bodyOnly({ email, email_code: codes[n] ?? '' })),
      2,
    )
    expect(done).toHaveLength(2)
    const { db } = open()
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }])
    expect(await db.selectFrom('points').select('points').execute()).toEqual([{ points: 10 }])
  })
})
