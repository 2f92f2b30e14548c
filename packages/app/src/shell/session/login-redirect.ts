import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { storage } from '../storage.ts'
import { session } from './session.ts'

const key = 'return_address'

/** Stored beyond this tab: the link in the sign-in e-mail opens another one. */
export const returnAddress = {
  remember(address: string): void {
    if (isOwn(address)) storage.write(key, address)
  },
  forget(): void {
    storage.write(key, null)
  },
  take(): string {
    const address = storage.read(key)
    storage.write(key, null)
    return address !== null && isOwn(address) ? address : '/'
  },
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
