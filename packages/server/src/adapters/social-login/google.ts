import { ClientSecretPost } from 'openid-client'
import type { Env } from '../../env.ts'
import { openIdProvider, type Provider } from './oauth-provider.ts'

/** Null when it is not configured. */
export function google(env: Env): Provider | null {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL } = env
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null
  return openIdProvider({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientAuth: ClientSecretPost(GOOGLE_CLIENT_SECRET),
    redirectUri: `${PUBLIC_URL}/api/v1/auth/callback/google`,
    parameters: { scope: 'openid email profile' },
    nameOf: ({ name }) => (typeof name === 'string' ? name : null),
  })
}
