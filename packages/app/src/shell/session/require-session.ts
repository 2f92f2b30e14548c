import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { session } from './session.ts'

/** Sends a visitor to the login, and from there back to where they wanted to go. */
export function requireSession({ location }: { location: ParsedLocation }): void {
  if (session.token() === null) throw redirect({ to: '/login', state: { from: location.pathname } })
}
