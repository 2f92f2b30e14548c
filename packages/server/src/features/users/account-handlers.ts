import type { HandlersOf, RequestContext } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { refuse } from '../../domain/refusal.ts'
import { userName } from '../../domain/user-name.ts'
import { changeUser, type UserChanges } from './account-store.ts'
import { deleteUserHandlers } from './delete-user.ts'

export const accountHandlers = {
  ...deleteUserHandlers,

  updateUserName: async (ctx, { body }) => {
    await change(ctx, { user_name: userName(body.user_name) })
    return json({ code: 0, data: null })
  },

  setRightProtection: async (ctx, { body }) => {
    if (body.right_protection && !signedIn(ctx.viewer).isMember) throw refuse('error.proOnly')
    await change(ctx, { is_copyright_protection: body.right_protection ? 1 : 0 })
    return json({ code: 0, data: null })
  },

  setDataManager: async (ctx, { body }) => {
    await change(ctx, { allow_data_manage: body.allow_data_manage ? 1 : 0 })
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'updateUserName' | 'setRightProtection' | 'setDataManager' | 'deleteUser'>

/** Refused as a dead token when the account was deleted meanwhile. */
async function change({ database, viewer }: RequestContext, changes: UserChanges): Promise<void> {
  const changed = await changeUser(database.db, signedIn(viewer).userId, changes)
  if (!changed) throw refuse('error.unauthorized')
}
