import { type Config, fetchConfig } from '@coinquiry/api-client'
import { useQuery } from '@tanstack/react-query'

export type SocialProvider = Config['social_providers'][number]

/** What this server can do; undefined while not known. */
export function useConfig(): Config | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Social logins that this server offers. */
export const useSocialProviders = (): readonly SocialProvider[] =>
  useConfig()?.social_providers ?? []
