import { fetchUser, type UserInfo } from '@coinquiry/api-client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { notifyOtherTabs } from './other-tabs.ts'

export type User = UserInfo

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => fetchUser({ signal }),
})

/**
 * The signed-in user, undefined while not known; `isFailed` once asking for it has been given up,
 * also while it is asked for anew.
 */
export function useUser(isLoggedIn: boolean) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...userQuery,
    enabled: isLoggedIn,
  })
  const isFailed = data === undefined && errorUpdateCount > 0
  return { user: data, isFailed, isReading: isFetching, reload: refetch } as const
}

/** Reads the user again, also while an earlier read is under way. */
export async function invalidateUser(queries: QueryClient): Promise<void> {
  const { queryKey } = userQuery
  // Its answer may be from before the change.
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

/** Tells other tabs that something about the user has changed. */
export const notifyUserChanged = (): void => notifyOtherTabs('account')

/** Reads the user again here and in other tabs, after this tab has changed it. */
export function showUserChange(queries: QueryClient): Promise<void> {
  notifyUserChanged()
  return invalidateUser(queries)
}

/** Reads the user from the server, once and whatever is cached. */
export const refetchUser = (queries: QueryClient): Promise<User> =>
  queries.fetchQuery({ ...userQuery, staleTime: 0, retry: false })
