import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import { z } from 'zod'
import { StartError } from '../../start-error.ts'
import type { Provider } from './openid-provider.ts'
import { openIdProvider } from './openid-provider.ts'

interface AppleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** PEM; line ends may be written as `\n`. */
  readonly privateKey: string
  readonly redirectUri: string
}

const SECRET_LIFE = '5 minutes'

/** Throws a `StartError` when the private key cannot be used. */
export function apple(settings: AppleSettings): Provider {
  const { issuer, clientId, redirectUri } = settings
  return openIdProvider({
    issuer,
    clientId,
    redirectUri,
    clientAuth: signedSecret(settings),
    // Asked for name or e-mail, Apple answers by a form post only.
    parameters: { scope: 'name email', response_mode: 'form_post' },
    nameOf: (_claims, returned) => postedName(returned.get('user')),
  })
}

/** Apple's client secret is a token that the client signs itself. */
function signedSecret({ clientId, teamId, keyId, privateKey }: AppleSettings): ClientAuth {
  const key = applePrivateKey(privateKey)
  return async (server, _client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(server.issuer)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIFE)
      .sign(key)
    body.set('client_id', clientId)
    body.set('client_secret', secret)
  }
}

const user = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
})

/** Apple sends the name in the form, and the first time only. */
function postedName(text = ''): string | null {
  const { data } = user.safeParse(parsed(text))
  return data ? `${data.name.firstName} ${data.name.lastName}`.trim() : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const UNUSABLE = 'APPLE_PRIVATE_KEY is not usable, expected the PEM text of the .p8 file from Apple'

/** The key of the PEM text, in which line ends may be written as `\n`. */
function applePrivateKey(pem: string): KeyObject {
  const key = keyOf(pem.replaceAll('\\n', '\n'))
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new StartError(UNUSABLE)
  return key
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}
