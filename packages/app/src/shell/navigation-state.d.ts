import '@tanstack/react-router'
import type { Modes } from './modes.ts'
import type { WaitingQuestion } from './session/login-redirect.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Home has left the question of a new chat among the drafts, to be asked in these modes. */
    fromHome?: Modes
    /** The topic that goes on from the shared one below which it is being answered. */
    continuedAs?: string
    /** Where to return after the login. */
    from?: string
    /** What a visitor has sent on Home, to be asked after the login. */
    waiting?: WaitingQuestion
    /** The address that the link of a mail has signed in. */
    signedInAs?: string
  }
}
