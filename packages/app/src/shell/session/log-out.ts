import { logout } from '../../data/login.ts'
import { drafts } from '../drafts.ts'
import { returnAddress } from './login-redirect.ts'
import { session } from './session.ts'
import { rememberUsedUp } from './use-account.ts'

/** Ends the session, and leaves nothing of this person for the next one at this browser. */
export function logOut(): void {
  void logout()
  leave()
}

/** The same where the server knows of no session any more. */
export function leave(): void {
  drafts.erase()
  returnAddress.forget()
  rememberUsedUp(false)
  session.close()
}
