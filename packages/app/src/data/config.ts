import { type Config, fetchConfig } from '@coinquiry/api-client'
import { useQuery } from '@tanstack/react-query'

export type SocialProvider = Config['social_providers'][number]

const useConfigQuery = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What this server can do; undefined while not known. */
export const useConfig = (): Config | undefined => useConfigQuery().data

/** Whether it will be known in a moment; not any more once that has failed. */
export function useIsConfigNear(): boolean {
  const { data, fetchStatus, failureCount } = useConfigQuery()
  return data === undefined && fetchStatus === 'fetching' && failureCount === 0
}

/** Social logins that this server offers. */
export const useSocialProviders = (): readonly SocialProvider[] =>
  useConfig()?.social_providers ?? []
