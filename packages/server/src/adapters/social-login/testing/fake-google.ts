import { type FakeIdentityProvider, startFakeIdentityProvider } from './fake-identity-provider.ts'

const CLIENT = { id: 'google-client', secret: 'google-secret' } as const

export interface FakeGoogle extends FakeIdentityProvider {
  /** Settings that make a server use this Google. */
  readonly env: Readonly<Record<string, string>>
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const fake = await startFakeIdentityProvider({
    id: CLIENT.id,
    knows: (secret) => secret === CLIENT.secret,
    namesItself: true,
  })
  return Object.assign(fake, {
    env: {
      GOOGLE_ISSUER: fake.issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
  })
}
