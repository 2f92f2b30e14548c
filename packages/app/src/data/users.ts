import { fetchUser, type UserInfo } from '@coinquiry/api-client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { tellOtherTabs } from './other-tabs.ts'

export type User = UserInfo

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => fetchUser({ signal }),
})

/** Begins to ask for the user; done when it is answered. */
export const prefetchUser = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(userQuery)

/** The signed-in user, undefined while not known; `isFailed` once asking for it has been given up. */
export function useUser(isLoggedIn: boolean) {
  const { data, isError, refetch } = useQuery({ ...userQuery, enabled: isLoggedIn })
  return { user: data, isFailed: isError, reload: refetch } as const
}

/** Has the user who is shown read anew, also while an earlier read is under way. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { queryKey } = userQuery
  // Its answer may be from before the change.
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

/** This tab has changed something about the user, or has seen it change. */
export const tellUserChanged = (): void => tellOtherTabs('account')

/** Has the user read anew here and in other tabs, for this one has changed it. */
export function showUserChange(queries: QueryClient): Promise<void> {
  tellUserChanged()
  return refreshUser(queries)
}

/** Asks for the user anew, whatever is known. */
export const refetchUser = (queries: QueryClient): Promise<User> =>
  queries.fetchQuery({ ...userQuery, staleTime: 0 })
