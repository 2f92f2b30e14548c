import { logout } from '../../data/login.ts'
import { drafts } from '../drafts.ts'
import { returnAddress } from './login-redirect.ts'
import { session } from './session.ts'
import { rememberUsedUp } from './use-account.ts'

/** Ends the session and erases what belongs to this user; resolves when the server has answered. */
export function logOut(): Promise<unknown> {
  const revoked = logout()
  leave()
  return revoked
}

/** The same where the server knows of no session any more. */
export function leave(): void {
  drafts.erase()
  returnAddress.forget()
  rememberUsedUp(false)
  session.close()
}
