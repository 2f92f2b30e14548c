import { exchangeShortToken } from './data/social-login.ts'
import { bindX, isXTaken, type XAccount } from './data/twitter.ts'
import { showFailure } from './shell/errors/show-failure.ts'
import { needWords } from './shell/language/language.ts'
import { returnAddress } from './shell/session/return-address.ts'
import { session } from './shell/session/session.ts'
import { xBinding } from './shell/session/x-binding.ts'
import { showToast } from './shell/toasts/toasts.ts'
import type { Visit } from './visit.ts'

const names = ['short_token', 'twitter_id', 'screen_name', 'email', 'icon']

/**
 * Uses what the return from a provider has put into the address, on whatever page: it leaves the
 * address at once. Done when the app knows who is signed in.
 */
export async function arrive({ router, queries }: Visit): Promise<void> {
  const { history } = router
  const { pathname, search, hash } = history.location
  const brought = new URLSearchParams(search)
  const shortToken = brought.get('short_token')
  const account = xAccountOf(brought)
  if (shortToken === null && !account) return
  for (const name of names) brought.delete(name)
  const rest = brought.toString()
  history.replace(`${pathname}${rest && `?${rest}`}${hash}`)

  if (shortToken !== null) history.replace(await signIn(shortToken))
  else if (account && xBinding.take() && session.token() !== null) void bind(account)

  async function bind(proved: XAccount): Promise<void> {
    await needWords('settings')
    try {
      await bindX(queries, proved)
      showToast({ message: 'settings.xBound' }, 'success')
    } catch (error) {
      if (isXTaken(error)) showToast({ message: 'settings.xTaken' }, 'danger')
      else showFailure(error)
    }
  }
}

/** Where to go on: a failure is for the log alone. */
async function signIn(shortToken: string): Promise<string> {
  try {
    session.open(await exchangeShortToken(shortToken))
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
