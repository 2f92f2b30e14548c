import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { type Modes, setModes } from '../modes.ts'
import { storage } from '../storage.ts'
import { session } from './session.ts'

const key = 'return_address'
const waitingKey = 'waiting_question'

/** Who signs in later than that does not expect the question to be sent by itself any more. */
export const WAITING_LIMIT_MS = 3_600_000

/** A question that a visitor has sent on Home. Its text stays there as a draft, too. */
export interface WaitingQuestion {
  readonly text: string
  /** It is a hot topic, which may cover a draft. */
  readonly isPicked: boolean
  readonly modes: Modes
  readonly sentAt: number
}

/** The question that this tab is to send, for it was the one to sign in. */
let due: WaitingQuestion | null = null

/** Stored beyond this tab: the link in the sign-in e-mail opens another one. */
export const returnAddress = {
  /** Whatever question waited before does not wait any more. */
  remember(address: string, waiting?: WaitingQuestion): void {
    if (!isOwn(address)) return
    storage.write(key, address)
    storage.write(waitingKey, waiting ? JSON.stringify(waiting) : null)
  },
  forget(): void {
    storage.write(key, null)
    storage.write(waitingKey, null)
    due = null
  },
  take(): string {
    const address = storage.read(key)
    storage.write(key, null)
    const target = address !== null && isOwn(address) ? address : '/'
    if (target !== '/') due = null
    return target
  },
}

/** Opens the session in this tab; the question that waits, if any, is due here and in no other tab. */
export function openSession(accessToken: string): void {
  const waiting: WaitingQuestion | null = JSON.parse(storage.read(waitingKey) ?? 'null')
  // Before the session is open: other tabs follow it at once.
  storage.write(waitingKey, null)
  due = waiting && Date.now() - waiting.sentAt < WAITING_LIMIT_MS ? waiting : null
  session.open(accessToken)
}

/** Gives the question that is to be sent now, once, and switches to its modes. */
export function takeDueQuestion(): WaitingQuestion | null {
  const taken = due
  due = null
  if (taken) setModes(taken.modes)
  return taken
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !address.startsWith('/login')
}

interface GuardContext {
  location: ParsedLocation
  cause: 'enter' | 'stay' | 'preload'
}

/**
 * Sends a visitor to the login, and from there back to where they wanted to go. After a logout there
 * is no way back: the next user must not be led to another one's page.
 */
export function requireSession({ location, cause }: GuardContext): void {
  if (session.token() !== null) return
  const hasLeft = cause === 'stay' && !session.hasExpired()
  throw redirect({ to: '/login', state: hasLeft ? {} : { from: location.href } })
}
