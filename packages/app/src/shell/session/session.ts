import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

const key = 'access_token'
const token = createStore<string | null>(null)

/** The access token and nothing else: who is behind it is the user query's business. */
export const session = {
  token: token.get,
  /** Called with each login and logout, also those of other tabs. */
  subscribe: token.subscribe,
  open(accessToken: string): void {
    storage.write(key, accessToken)
    token.set(accessToken)
  },
  close(): void {
    storage.write(key, null)
    token.set(null)
  },
  /** Reads the stored token and follows other tabs. */
  start(): void {
    token.set(storage.read(key))
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) token.set(storage.read(key))
    })
  },
}

export const useIsLoggedIn = (): boolean => useStore(token) !== null
