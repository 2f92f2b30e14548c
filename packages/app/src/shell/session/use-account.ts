import { useHydrated } from '@tanstack/react-router'
import { type User, useUser } from '../../data/users.ts'
import { storage } from '../storage.ts'
import { useIsLoggedIn } from './session.ts'

/** The user of the app: null for a visitor, undefined while a signed-in user is being loaded. */
export type Account = User | null | undefined

export function useAccount(): Account {
  const isLoggedIn = useIsLoggedIn()
  const { user } = useUser(isLoggedIn)
  // A prerendered page names nobody, and must be hydrated as it is.
  const isHydrated = useHydrated()
  if (!isLoggedIn) return null
  return isHydrated ? user : undefined
}

/** Whether the account of a signed-in user could not be loaded, also while it is read again. */
export function useIsAccountMissing(): boolean {
  const { isFailed } = useUser(useIsLoggedIn())
  return useHydrated() && isFailed
}

/** Reads the account again; undefined while it is being read. */
export function useReloadAccount(): (() => void) | undefined {
  const { isReading, reload } = useUser(useIsLoggedIn())
  return isReading ? undefined : () => void reload()
}

export const isMember = (account: Account): boolean => account?.is_membership === 1

/** Whether a free user has used up today's topics. */
export const hasNoTopicLeft = (account: Account): boolean =>
  Boolean(account) && !isMember(account) && (account?.topic_count ?? 0) <= 0

/** Read by boot.js, which has the limit shown from the first paint on until the day (UTC) is over. */
export function rememberUsedUp(isUsedUp: boolean): void {
  storage.write('topics_used_up', isUsedUp ? new Date().toISOString().slice(0, 10) : null)
  delete document.documentElement.dataset.limit
}
