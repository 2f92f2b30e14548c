import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import {
  type FakeIdentityProvider,
  type IdentityPerson,
  startFakeIdentityProvider,
} from './fake-identity-provider.ts'

const CLIENT = { id: 'org.example.coinquiry', teamId: 'TEAM123456', keyId: 'KEY1234567' } as const

export interface FakeApple extends FakeIdentityProvider {
  /** Settings that make a server use this Apple. */
  readonly env: Readonly<Record<string, string>>
}

/** Expects a signed client secret, answers by form post, and sends the name the first time only. */
export async function startFakeApple(): Promise<FakeApple> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const met = new Set<string>()

  function nameOnce({ sub, name = '' }: IdentityPerson): Record<string, string> {
    if (met.has(sub)) return {}
    met.add(sub)
    const [firstName, lastName] = name.split(' ')
    return { user: JSON.stringify({ name: { firstName, lastName } }) }
  }

  const fake = await startFakeIdentityProvider({
    id: CLIENT.id,
    knows: (secret, issuer) => isSignedFor(secret, issuer, publicKey),
    namesItself: false,
    posts: nameOnce,
  })
  // Apple is an authority for the address, and it is not the one of other fakes.
  fake.person = { sub: 'person-1', name: 'Mei', email: 'mei@icloud.com', email_verified: true }
  return Object.assign(fake, {
    env: {
      APPLE_ISSUER: fake.issuer,
      APPLE_CLIENT_ID: CLIENT.id,
      APPLE_TEAM_ID: CLIENT.teamId,
      APPLE_KEY_ID: CLIENT.keyId,
      // In one line, as settings usually are.
      APPLE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
        .trim()
        .replaceAll('\n', '\\n'),
    },
  })
}

/** Checked by hand, not by the library that made it. */
function isSignedFor(secret: string, issuer: string, key: KeyObject): boolean {
  const [header = '', payload = '', signature = ''] = secret.split('.')
  const { alg, kid } = decoded(header)
  const { iss, sub, aud, exp } = decoded(payload)
  return (
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    alg === 'ES256' &&
    kid === CLIENT.keyId &&
    iss === CLIENT.teamId &&
    sub === CLIENT.id &&
    aud === issuer &&
    Number(exp) > Date.now() / 1000
  )
}

function decoded(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}
