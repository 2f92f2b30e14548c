import { allowInsecureRequests, type Configuration } from 'openid-client'
import { isLoopback } from '../../env/loopback.ts'
import type { SocialAttempt } from '../../ports/social-login.ts'

/** For each request to a provider. */
export const TIMEOUT_SECONDS = 10

/** The only parameters of a return that are believed to be the provider's; all are checked. */
const RETURNED = ['state', 'code', 'iss', 'error'] as const

/** What the library has to do with a configuration before it is used. */
export function precautions(address: string): ((configuration: Configuration) => void)[] {
  return isLoopback(address) ? [allowInsecureRequests] : []
}

/** The address that the browser came back to, as the provider wrote it. */
export function returnAddress(redirectUri: string, returned: ReadonlyMap<string, string>): URL {
  const address = new URL(redirectUri)
  for (const name of RETURNED) {
    const value = returned.get(name)
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address
}

/** A space as `%20`: not every provider reads `+` as one outside of forms. */
export function written({ href }: URL): string {
  return href.replaceAll('+', '%20')
}

/** What a return is held against. */
export function checksOf({ state, verifier }: SocialAttempt) {
  return { expectedState: state, pkceCodeVerifier: verifier }
}
