import { socialLoginUrl } from '@coinquiry/api-client'
import type { SocialProvider } from './config.ts'

export { bindTwitterUrl } from '@coinquiry/api-client'

/** How the browser is sent to a provider: the form to submit. */
export function socialLoginForm(provider: SocialProvider) {
  return {
    action: socialLoginUrl(provider),
    method: provider === 'apple' ? 'post' : 'get',
  } as const
}
