import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { session } from './session.ts'

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
