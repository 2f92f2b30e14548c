import { type Config, fetchConfig } from '@coinquiry/api-client'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

export type { Config } from '@coinquiry/api-client'
export type SocialProvider = Config['social_providers'][number]

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => fetchConfig({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What this server can do; undefined while not known. */
export const useConfig = (): Config | undefined => useQuery(configQuery).data

/** Whether it will be known in a moment; not any more once that has failed. */
export function useIsConfigNear(): boolean {
  const { data, fetchStatus, failureCount } = useQuery(configQuery)
  return data === undefined && fetchStatus === 'fetching' && failureCount === 0
}

/** Resolves with what this server can do, at once if that is known. */
export function useLoadConfig(): () => Promise<Config> {
  const queries = useQueryClient()
  return () => queries.fetchQuery(configQuery)
}
