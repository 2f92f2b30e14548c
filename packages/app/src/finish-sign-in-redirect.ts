import type { AppInstance } from './app-instance.ts'
import { bindX, isXTaken, type XAccount } from './data/account.ts'
import { exchangeShortToken, isBegunElsewhere } from './data/login.ts'
import { loadMessages } from './shell/language/language.ts'
import { showDialog } from './shell/open-dialog.ts'
import { openSession, returnAddress } from './shell/session/login-redirect.ts'
import { session } from './shell/session/session.ts'
import { xBinding } from './shell/session/x-binding.ts'
import { showFailure } from './shell/toasts/show-failure.ts'
import { showToast } from './shell/toasts/toasts.ts'

const parameterNames = ['short_token', 'twitter_id', 'screen_name', 'email', 'icon']

/**
 * Uses the query parameters that a provider's redirect has added, on any page, and removes them from
 * the address at once. Resolves when the session is decided.
 */
export async function finishSignInRedirect({ router, queries }: AppInstance): Promise<void> {
  const { history } = router
  const { pathname, search, hash } = history.location
  const parameters = new URLSearchParams(search)
  const shortToken = parameters.get('short_token')
  const account = xAccountOf(parameters)
  if (shortToken === null && !account) return
  for (const name of parameterNames) parameters.delete(name)
  const rest = parameters.toString()
  history.replace(`${pathname}${rest && `?${rest}`}${hash}`)

  if (shortToken !== null && session.token() !== null)
    showDialog({ name: 'switch-account', link: { shortToken } })
  else if (shortToken !== null) {
    const target = await signIn(shortToken)
    if (target !== null) history.replace(target)
  } else if (account && xBinding.take() && session.token() !== null) void bind(account)

  async function bind(account: XAccount): Promise<void> {
    try {
      await bindX(queries, account)
      await loadMessages('settings')
      showToast({ message: 'settings.xBound' }, 'success')
    } catch (error) {
      if (!isXTaken(error)) return showFailure(error)
      const taken = () => showToast({ message: 'settings.xTaken' }, 'danger')
      loadMessages('settings').then(taken, showFailure)
    }
  }
}

/**
 * The address to continue at, null for the one that is open; a failure is only logged. What another
 * browser began may be somebody else's sign-in, so that is asked first.
 */
async function signIn(shortToken: string): Promise<string | null> {
  try {
    openSession(await exchangeShortToken(shortToken, { onlyBegunHere: true }))
    return returnAddress.take()
  } catch (error) {
    if (isBegunElsewhere(error)) {
      showDialog({ name: 'switch-account', link: { shortToken } })
      return null
    }
    console.warn('The sign-in could not be completed:', error)
    return '/login'
  }
}

function xAccountOf(brought: URLSearchParams): XAccount | null {
  const [twitter_id, screen_name] = [brought.get('twitter_id'), brought.get('screen_name')]
  if (!twitter_id || !screen_name) return null
  const [email, icon] = [brought.get('email') ?? '', brought.get('icon') ?? '']
  return { twitter_id, screen_name, email, icon }
}
