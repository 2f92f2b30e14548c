import { endSession, fetchSessions } from '@coinquiry/api-client'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchSessions({ signal }),
  staleTime: 0,
})

/** Where the user is signed in, the last used first; undefined while not known. */
export function useSessions() {
  const { data, isError, refetch } = useQuery(sessionsQuery)
  return { sessions: data, isFailed: isError, reload: () => void refetch() }
}

/** Signs out elsewhere; the list is read anew, whether it worked or not. */
export function useEndSession() {
  const queries = useQueryClient()
  const { queryKey } = sessionsQuery
  return useMutation({
    mutationFn: (id: string) => endSession(id),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Signs out everywhere, here as well. */
export const useEndAllSessions = () => useMutation({ mutationFn: () => endSession('all') })
