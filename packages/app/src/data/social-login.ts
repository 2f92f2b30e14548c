import { fetchAccessToken, socialLoginUrl } from '@coinquiry/api-client'
import type { SocialProvider } from './config.ts'

/** How the browser is sent to a provider: a link to follow or, for `post`, a form to submit. */
export function socialLoginAction(provider: SocialProvider) {
  return {
    action: socialLoginUrl(provider),
    method: provider === 'apple' ? 'post' : 'get',
  } as const
}

/** Spends what a provider's return brought; gives the access token. */
export const exchangeShortToken = async (shortToken: string): Promise<string> =>
  (await fetchAccessToken({ short_token: shortToken })).access_token
