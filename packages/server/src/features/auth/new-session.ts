import { json } from '../../contract/replies.ts'
import { navigationCookies } from './navigation-cookie.ts'
import { newToken } from './secrets.ts'

/** What a browser is given by signing in: one secret for calls, another one for navigations. */
export interface NewSession {
  readonly accessToken: string
  readonly navigation: string
}

export function newSession(): NewSession {
  return { accessToken: newToken(), navigation: newToken() }
}

export function signedInReply({ accessToken, navigation }: NewSession) {
  return json<'loginByEmail' | 'fetchAccessToken'>(
    { code: 0, data: { access_token: accessToken, token_type: 'bearer' } },
    navigationCookies(navigation),
  )
}
