import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { z } from 'zod'
import { SocialLoginFailure } from '../../ports/social-login.ts'
import { fetchJson } from '../outside/fetch-json.ts'
import type { Provider } from './openid-provider.ts'
import {
  checksOf,
  precautions,
  returnAddress,
  TIMEOUT_SECONDS,
  written,
} from './openid-provider.ts'

interface XSettings {
  readonly authUrl: string
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

const me = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,32}$/),
    username: z.string().regex(/^\w{1,32}$/),
    name: z.string(),
    profile_image_url: z.string().optional(),
  }),
})

/** X: OAuth 2 with PKCE; the account is read from its API, without an e-mail address. */
export function x({ authUrl, apiUrl, clientId, clientSecret, redirectUri }: XSettings): Provider {
  const configuration = new Configuration(
    {
      issuer: authUrl,
      authorization_endpoint: `${authUrl}/i/oauth2/authorize`,
      token_endpoint: `${apiUrl}/2/oauth2/token`,
    },
    clientId,
    undefined,
    basicAuth(clientId, clientSecret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  for (const precaution of precautions(apiUrl)) precaution(configuration)
  const whoAmI = new URL(`${apiUrl}/2/users/me?user.fields=profile_image_url`)

  return {
    async begin({ state, verifier }) {
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'users.read tweet.read',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return written(address)
    },
    async complete(attempt, returned) {
      const address = returnAddress(redirectUri, returned)
      const tokens = await authorizationCodeGrant(configuration, address, checksOf(attempt))
      const { data } = await fetchJson(
        {
          url: whoAmI,
          headers: { authorization: `Bearer ${tokens.access_token}` },
          reply: me,
          Failure: SocialLoginFailure,
        },
        new AbortController().signal,
      )
      return {
        subject: data.id,
        email: null,
        name: data.name,
        screenName: data.username,
        pictureUrl: data.profile_image_url ? wholePicture(data.profile_image_url) : null,
      }
    },
  }
}

/** X reads the header as it is, without the percent encoding that the standard asks for. */
function basicAuth(clientId: string, clientSecret: string): ClientAuth {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${credentials}`)
  }
}

/** The address that is given leads to a picture of 48 pixels; without the suffix to the original. */
function wholePicture(address: string): string {
  return address.replace(/_normal(\.\w+)$/, '$1')
}
