import {
  ApiError,
  fetchAccessToken,
  loginByEmail,
  logout as logoutCall,
  type SentEmail,
  sendEmail,
  socialLoginUrl,
} from '@coinquiry/api-client'
import { useMutation } from '@tanstack/react-query'
import type { SocialProvider } from './config.ts'

export { isEmail, loginCode } from '@coinquiry/api-client/limits'

/** Sends the mail with code and link; a server of the specification alone tells no times of it. */
export const useSendEmail = () =>
  useMutation({
    mutationFn: (mail: { email: string; language: 'zh' | 'en' }): Promise<SentEmail | null> =>
      sendEmail(mail),
  })

/** Seconds after which the server takes it again, where that is why it failed. */
export const waitAfter = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfter : undefined

/** Spends a code; gives the access token. */
export const spendCode = ({ email, code }: { email: string; code: string }) =>
  loginByEmail({ email, email_code: code })

export const useLogin = () => useMutation({ mutationFn: spendCode })

/** Whether the server refused the code; one of the specification alone gives no key with it. */
export const isRefusedCode = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.errorKey === 'error.wrongCode' ||
    (error.status === 200 && error.errorKey === 'error.refused'))

/** Whether a login failed because of the code itself: refused, or malformed. */
export const isWrongCode = (error: unknown): boolean =>
  isRefusedCode(error) || (error instanceof ApiError && error.status === 400)

/** Revokes the token at the server; a failure does not keep the user signed in here. */
export const logout = (): Promise<unknown> => logoutCall().catch(() => undefined)

/** How the browser is sent to a provider: a link to follow or, for `post`, a form to submit. */
export function socialLoginAction(provider: SocialProvider) {
  return {
    action: socialLoginUrl(provider),
    method: provider === 'apple' ? 'post' : 'get',
  } as const
}

/** Whether a short token was refused because another browser began the sign-in. */
export const isBegunElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.errorKey === 'error.begunElsewhere'

/** Spends what a provider's return brought; gives the access token. */
export const exchangeShortToken = async (
  shortToken: string,
  { onlyBegunHere }: { onlyBegunHere: boolean },
): Promise<string> => {
  const request = { short_token: shortToken, ...(onlyBegunHere && { only_begun_here: true }) }
  return (await fetchAccessToken(request)).access_token
}
