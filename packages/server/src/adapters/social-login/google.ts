import { ClientSecretPost } from 'openid-client'
import { openIdProvider } from './openid-provider.ts'
import type { Provider } from './provider.ts'

interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

export function google({ clientSecret, ...settings }: GoogleSettings): Provider {
  return openIdProvider({
    ...settings,
    clientAuth: ClientSecretPost(clientSecret),
    parameters: { scope: 'openid email profile' },
    nameOf: ({ name }) => (typeof name === 'string' ? name : null),
  })
}
