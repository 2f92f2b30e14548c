import { fetchUser, type UserInfo } from '@coinquiry/api-client'
import { type QueryClient, useQuery } from '@tanstack/react-query'

export type User = UserInfo

const userKey = ['user'] as const

/** The signed-in user, undefined while not known; `isFailed` once asking for it has been given up. */
export function useUser(isLoggedIn: boolean) {
  const { data, isError } = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => fetchUser({ signal }),
    enabled: isLoggedIn,
  })
  return { user: data, isFailed: isError } as const
}

export const refreshUser = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: userKey })
