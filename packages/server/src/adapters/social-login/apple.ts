import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { StartError } from '../../start-error.ts'
import { parseJson } from '../http/read-body.ts'
import { openIdProvider, type Provider } from './oauth-provider.ts'

const SECRET_LIFE = '5 minutes'

/** Null when it is not configured. Throws a `StartError` when the private key cannot be used. */
export function apple(env: Env): Provider | null {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return null
  const key = applePrivateKey(APPLE_PRIVATE_KEY)
  return openIdProvider({
    issuer: env.APPLE_ISSUER,
    clientId: APPLE_CLIENT_ID,
    redirectUri: `${env.PUBLIC_URL}/api/v1/auth/login/apple`,
    // Apple's client secret is a token that the client signs itself.
    async clientAuth(server, _client, body) {
      const secret = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: APPLE_KEY_ID })
        .setIssuer(APPLE_TEAM_ID)
        .setSubject(APPLE_CLIENT_ID)
        .setAudience(server.issuer)
        .setIssuedAt()
        .setExpirationTime(SECRET_LIFE)
        .sign(key)
      body.set('client_id', APPLE_CLIENT_ID)
      body.set('client_secret', secret)
    },
    // Asked for name or e-mail, Apple answers by a form post only.
    parameters: { scope: 'name email', response_mode: 'form_post' },
    nameOf: (_claims, returned) => postedName(returned.get('user')),
  })
}

const user = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
})

/** Apple sends the name in the form, and the first time only. */
function postedName(text = ''): string | null {
  const { data } = user.safeParse(parseJson(text))
  return data ? `${data.name.firstName} ${data.name.lastName}`.trim() : null
}

/** The key of the PEM text, in which line ends may be written as `\n`. */
function applePrivateKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  } catch {
    // What is wrong with it might repeat a part of the key.
  }
  throw new StartError(
    'APPLE_PRIVATE_KEY is not usable, expected the PEM text of the .p8 file from Apple',
  )
}
