import type { AppInstance } from './app-instance.ts'
import { bindX, isXTaken, type XAccount } from './data/account.ts'
import { exchangeShortToken } from './data/login.ts'
import { showFailure } from './shell/errors/show-failure.ts'
import { loadMessages } from './shell/language/language.ts'
import { showDialog } from './shell/open-dialog.ts'
import { openSession, returnAddress } from './shell/session/login-redirect.ts'
import { session } from './shell/session/session.ts'
import { xBinding } from './shell/session/x-binding.ts'
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
    showDialog({
      name: 'switch-account',
      address: `/?${new URLSearchParams({ short_token: shortToken })}`,
    })
  else if (shortToken !== null) history.replace(await signIn(shortToken))
  else if (account && xBinding.take() && session.token() !== null) void bind(account)

  async function bind(account: XAccount): Promise<void> {
    await loadMessages('settings')
    try {
      await bindX(queries, account)
      showToast({ message: 'settings.xBound' }, 'success')
    } catch (error) {
      if (isXTaken(error)) showToast({ message: 'settings.xTaken' }, 'danger')
      else showFailure(error)
    }
  }
}

/** The address to continue at; a failure is only logged. */
async function signIn(shortToken: string): Promise<string> {
  try {
    openSession(await exchangeShortToken(shortToken))
    return returnAddress.take()
  } catch (error) {
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
