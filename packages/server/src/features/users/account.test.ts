import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { userHandlers } from './handlers.ts'

const memberUntil = new Date('2026-04-01T12:00:00Z')
const done = { code: 0, data: null }

describeDatabases('an account', (open) => {
  it('takes a new name, trimmed, even one that another has', async () => {
    const [mei, bob] = [await addPerson(open()), await addPerson(open(), { user_name: 'Bob' })]
    const ctx = handlerContext(open(), { viewer: mei })
    const reply = await userHandlers.updateUserName(ctx, bodyOnly({ user_name: ' Bob ' }))
    expect(reply.body).toEqual(done)
    expect(await personById(open(), mei)).toMatchObject({ user_name: 'Bob' })
    expect(await personById(open(), bob)).toMatchObject({ user_name: 'Bob' })
  })

  it.each(['', '  ', 'M\0', 'M\u202E', 'a'.repeat(31), '\uD83D'])(
    'keeps its name instead of %j',
    async (user_name) => {
      const mei = await addPerson(open())
      const renaming = userHandlers.updateUserName(
        handlerContext(open(), { viewer: mei }),
        bodyOnly({ user_name }),
      )
      await expect(renaming).rejects.toMatchObject({ key: 'error.invalidUserName' })
      expect(await personById(open(), mei)).toMatchObject({ user_name: 'Mei' })
    },
  )

  it.each([
    { sent: 1, member: true, stored: 1 },
    { sent: true, member: true, stored: 1 },
    { sent: 0, member: true, stored: 0 },
    { sent: 0, member: false, stored: 0 },
    { sent: false, member: false, stored: 0 },
  ] as const)('is protected by $sent while member is $member', async ({ sent, member, stored }) => {
    const mei = await addPerson(open(), {
      member_until: member ? memberUntil : null,
      is_copyright_protection: sent ? 0 : 1,
    })
    const ctx = handlerContext(open(), { viewer: mei })
    await userHandlers.setRightProtection(ctx, bodyOnly({ right_protection: sent }))
    expect(await personById(open(), mei)).toMatchObject({ is_copyright_protection: stored })
  })

  it.each([1, true] as const)('is not protected by %s without a membership', async (sent) => {
    const mei = await addPerson(open())
    const ctx = handlerContext(open(), { viewer: mei })
    const switching = userHandlers.setRightProtection(ctx, bodyOnly({ right_protection: sent }))
    await expect(switching).rejects.toMatchObject({ key: 'error.proOnly' })
    expect(await personById(open(), mei)).toMatchObject({ is_copyright_protection: 0 })
  })

  it('allows the use of its data, and forbids it again', async () => {
    const mei = await addPerson(open())
    const ctx = handlerContext(open(), { viewer: mei })
    for (const [sent, stored] of [
      [1, 1],
      [0, 0],
      [true, 1],
      [false, 0],
    ] as const) {
      await userHandlers.setDataManager(ctx, bodyOnly({ allow_data_manage: sent }))
      expect(await personById(open(), mei)).toMatchObject({ allow_data_manage: stored })
    }
  })

  it('must sign in again once it is gone', async () => {
    const viewer = await addPerson(open())
    await open().db.deleteFrom('users').execute()
    const ctx = handlerContext(open(), { viewer })
    const calls = [
      () => userHandlers.updateUserName(ctx, bodyOnly({ user_name: 'Mei' })),
      () => userHandlers.setRightProtection(ctx, bodyOnly({ right_protection: 0 })),
      () => userHandlers.setDataManager(ctx, bodyOnly({ allow_data_manage: 1 })),
    ]
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ key: 'error.unauthorized' })
    }
  })
})
