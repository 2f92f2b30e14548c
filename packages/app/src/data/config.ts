import { fetchConfig } from '@coinquiry/api-client'
import { useQuery } from '@tanstack/react-query'

export type SocialProvider = 'google' | 'apple' | 'twitter'

/** Social logins that this server offers. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.social_providers ?? []
}
