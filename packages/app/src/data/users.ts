import { fetchUser, type UserInfo } from '@coinquiry/api-client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

export type User = UserInfo

const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => fetchUser({ signal }),
})

/** The signed-in user, undefined while not known; `isFailed` once asking for it has been given up. */
export function useUser(isLoggedIn: boolean) {
  const { data, isError } = useQuery({ ...userQuery, enabled: isLoggedIn })
  return { user: data, isFailed: isError } as const
}

export const refreshUser = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: userQuery.queryKey })

/** Asks for the user anew, whatever is known. */
export const rereadUser = (queries: QueryClient): Promise<User> =>
  queries.fetchQuery({ ...userQuery, staleTime: 0 })
