import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { RACE_TIMEOUT_MS, race, trials } from '../../testing/race.ts'
import { authHandlers } from './handlers.ts'

const email = 'ada@example.org'

function succeeded(results: PromiseSettledResult<unknown>[]): number {
  return results.filter((result) => result.status === 'fulfilled').length
}

describeDatabases('at the same moment', (open) => {
  it(
    'one of fifty sign-ins with one code gets in',
    async () => {
      await trials(async (trial) => {
        const to = `ada${trial}@example.org`
        const ctx = handlerContext(open(), { ip: `ip ${trial}` })
        await authHandlers.sendEmail(ctx, bodyOnly({ email: to }))
        const email_code = ctx.sent[0]?.subject.slice(0, 6) ?? ''
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
    await authHandlers.sendEmail(ctx, bodyOnly({ email }))
    const attempt = (email_code: string) =>
      authHandlers.loginByEmail(ctx, bodyOnly({ email, email_code }))
    await Promise.allSettled(Array.from({ length: guesses }, (_, n) => attempt(`wrong ${n}`)))
    const right = await Promise.allSettled([attempt(ctx.sent[0]?.subject.slice(0, 6) ?? '')])
    expect(succeeded(right)).toBe(getsIn)
  })

  it('one of ten wishes for a mail is granted', async () => {
    const ctx = handlerContext(open())
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => authHandlers.sendEmail(ctx, bodyOnly({ email }))),
    )
    expect(succeeded(results)).toBe(1)
    expect(ctx.sent).toHaveLength(1)
  })

  it('two codes of a new address open one account', async () => {
    const first = handlerContext(open())
    const second = handlerContext(open(), { now: new Date(first.now.getTime() + 60_000) })
    const logins = []
    for (const ctx of [first, second]) {
      await authHandlers.sendEmail(ctx, bodyOnly({ email }))
      const email_code = ctx.sent[0]?.subject.slice(0, 6) ?? ''
      logins.push(() => authHandlers.loginByEmail(second, bodyOnly({ email, email_code })))
    }
    expect(succeeded(await Promise.allSettled(logins.map((login) => login())))).toBe(2)
    const { db } = open()
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }])
    expect(await db.selectFrom('points').select('points').execute()).toEqual([{ points: 10 }])
  })
})
