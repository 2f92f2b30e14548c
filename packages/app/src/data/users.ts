import { fetchUser, type UserInfo } from '@coinquiry/api-client'
import { type QueryClient, useQuery } from '@tanstack/react-query'

export type User = UserInfo

const userKey = ['user'] as const

/** The signed-in user; undefined while not known. */
export function useUser(isLoggedIn: boolean): User | undefined {
  return useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => fetchUser({ signal }),
    enabled: isLoggedIn,
  }).data
}

export const refreshUser = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: userKey })
