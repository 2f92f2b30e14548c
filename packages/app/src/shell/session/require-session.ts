import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { session } from './session.ts'

interface Visited {
  location: ParsedLocation
  cause: 'enter' | 'stay' | 'preload'
}

/**
 * Sends a visitor to the login, and from there back to where they wanted to go. Who has logged out
 * here has left: whoever logs in next is not led to what is not theirs.
 */
export function requireSession({ location, cause }: Visited): void {
  if (session.token() !== null) return
  const hasLeft = cause === 'stay' && !session.hasExpired()
  throw redirect({ to: '/login', state: hasLeft ? {} : { from: location.href } })
}
