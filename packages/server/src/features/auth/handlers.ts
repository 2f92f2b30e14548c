import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { loginByEmailHandlers } from './login-by-email.ts'
import { clearedNavigationCookies } from './navigation-cookie.ts'
import { sendEmailHandlers } from './send-email.ts'
import { endSession } from './store.ts'

export const authHandlers = {
  ...sendEmailHandlers,
  ...loginByEmailHandlers,
  logout: async ({ database, viewer }) => {
    await endSession(database.db, signedIn(viewer).tokenHash)
    return json({ code: 0, data: null }, clearedNavigationCookies())
  },
} satisfies HandlersOf<'sendEmail' | 'loginByEmail' | 'logout'>
