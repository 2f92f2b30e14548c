import type { OperationId } from '@coinquiry/api-client/contract'
import type { AppContext, RequestContext } from '../../app-context.ts'
import type { EarlyRequest } from '../../contract/plugin.ts'
import { refuse } from '../../domain/refusal.ts'
import type { RateLimits } from '../../env/rate-limits.ts'
import { bucketName, bucketsOf, takeRead, takeTenfold } from './rate-limits.ts'

interface Limited {
  /** Count whoever asks. */
  readonly network?: keyof RateLimits
  /** Counts visitors alone. */
  readonly visitors?: keyof RateLimits
  readonly user?: keyof RateLimits
  /** A browser that has asked for a mail before is counted on its own, which only the database knows. */
  readonly countsBrowsers?: true
}

const SIGN_IN: Limited = { network: 'sign_in' }
const EXPORT: Limited = { visitors: 'export', user: 'export' }

/** By which limits an operation may be refused before anything of it is read. */
const LIMITED: Readonly<Partial<Record<OperationId, Limited>>> = {
  sendEmail: { network: 'mail_ip', countsBrowsers: true },
  loginByEmail: { ...SIGN_IN, countsBrowsers: true },
  fetchAccessToken: SIGN_IN,
  beginGoogleLogin: SIGN_IN,
  beginTwitterLogin: SIGN_IN,
  appleLogin: SIGN_IN,
  socialCallback: SIGN_IN,
  ask: { network: 'ask_ip', user: 'ask' },
  uploadAvatar: { user: 'upload' },
  createCheckoutSession: { user: 'checkout' },
  downloadTopic: EXPORT,
  downloadMessage: EXPORT,
  downloadUserData: { user: 'data' },
  shareTopic: { user: 'share' },
  unbindTwitter: { user: 'unbind' },
  reportSharedTopic: { network: 'report' },
}

/**
 * Refuses what this process counts itself, has refused before or knows to be refused still. `hasAsked` tells by its
 * cookies whether a browser has asked for a mail before.
 */
export function refuseEarly(
  context: Pick<AppContext, 'env' | 'refused' | 'reads' | 'ports'>,
  request: EarlyRequest,
  hasAsked: (cookies: RequestContext['cookies']) => boolean,
): void {
  const { env, refused, ports } = context
  const { operation, ip, idempotencyKey } = request
  if (operation === 'fetchSharedTopic') takeRead(context, ip)
  const limited = LIMITED[operation]
  if (!limited) return
  const credential = request.credential()
  const network = limited.network ?? (credential === null ? limited.visitors : undefined)
  const userId = credential === null ? null : refused.userOf(credential)
  const near = network ? bucketsOf(env, network, ip) : []
  const names = [
    ...near.map(({ name }) => name),
    ...(limited.user && userId !== null ? [bucketName(limited.user, userId)] : []),
  ]
  const now = ports.clock.now()
  const retryAfter = Math.max(0, ...names.map((name) => refused.retryAfter(name, now)))
  if (retryAfter === 0) return
  if (limited.countsBrowsers && hasAsked(request.cookies())) {
    takeTenfold(context, near)
    return
  }
  if (idempotencyKey !== null && refused.wasAsked(`${credential} ${idempotencyKey}`)) return
  throw refuse('error.tooManyRequests', { retryAfter })
}
