import { type ClientAuth, Configuration } from 'openid-client'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { SocialLoginFailure } from '../../ports/social-login.ts'
import { fetchJson } from '../http/fetch-json.ts'
import { oauthProvider, type Provider, precautions, TIMEOUT_SECONDS } from './oauth-provider.ts'

const me = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,32}$/),
    username: z.string().regex(/^\w{1,32}$/),
    name: z.string(),
    profile_image_url: z.string().optional(),
  }),
})

/** X: the account is read from its API, without an e-mail address. Null when it is not configured. */
export function x(env: Env): Provider | null {
  const { X_AUTH_URL, X_API_URL, X_CLIENT_ID, X_CLIENT_SECRET } = env
  if (!X_CLIENT_ID || !X_CLIENT_SECRET) return null
  const configuration = new Configuration(
    {
      issuer: X_AUTH_URL,
      authorization_endpoint: `${X_AUTH_URL}/i/oauth2/authorize`,
      token_endpoint: `${X_API_URL}/2/oauth2/token`,
    },
    X_CLIENT_ID,
    undefined,
    basicAuth(X_CLIENT_ID, X_CLIENT_SECRET),
  )
  configuration.timeout = TIMEOUT_SECONDS
  for (const precaution of precautions(X_API_URL)) precaution(configuration)
  const account = new URL(`${X_API_URL}/2/users/me?user.fields=profile_image_url`)

  return oauthProvider({
    configuration: async () => configuration,
    redirectUri: `${env.PUBLIC_URL}/api/v1/auth/callback/twitter`,
    parameters: { scope: 'users.read tweet.read' },
    withNonce: false,
    async personOf({ access_token }) {
      const headers = { authorization: `Bearer ${access_token}` }
      const { data } = await fetchJson(
        { url: account, headers, reply: me, Failure: SocialLoginFailure },
        new AbortController().signal,
      )
      return {
        subject: data.id,
        email: null,
        hostedDomain: null,
        name: data.name,
        screenName: data.username,
        // The address leads to a picture of 48 pixels; without the suffix to the original.
        pictureUrl: data.profile_image_url?.replace(/_normal(\.\w+)$/, '$1') || null,
      }
    },
  })
}

/** X reads the header as it is, without the percent encoding that the standard asks for. */
function basicAuth(clientId: string, clientSecret: string): ClientAuth {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${credentials}`)
  }
}
