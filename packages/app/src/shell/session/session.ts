import { useSelector } from '@tanstack/react-store'
import { createStore } from '../../store.ts'
import { storage } from '../storage.ts'

const key = 'access_token'
/** Tells other tabs that a session was ended by the server. */
const expiredKey = 'session_expired'
const token = createStore<string | null>(null)
const expired = createStore<boolean>(false)

/** The access token and nothing else; the account is read by the user query. */
export const session = {
  token: token.get,
  /** Whether the server has ended the session that was open last. */
  hasExpired: expired.get,
  /** Called with each login and logout, also those of other tabs. */
  subscribe: token.subscribe,
  open(accessToken: string): void {
    storage.write(expiredKey, null)
    storage.write(key, accessToken)
    expired.set(false)
    token.set(accessToken)
  },
  /** The server has ended it: what the person was about stays, unlike with a logout. */
  expire(): void {
    // A call that was on its way during a logout is refused, too.
    if (token.get() !== null) {
      storage.write(expiredKey, '1')
      expired.set(true)
    }
    session.close()
  },
  close(): void {
    storage.write(key, null)
    token.set(null)
  },
  /** Reads the stored token and follows other tabs. */
  start(): void {
    const read = () => {
      expired.set(storage.read(expiredKey) !== null)
      token.set(storage.read(key))
    }
    read()
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) read()
    })
  },
}

export const useIsLoggedIn = (): boolean => useSelector(token, (current) => current !== null)

/** Whether the server has ended the session that was open last. */
export const useHasExpired = (): boolean => useSelector(expired)
