import { type Config, fetchConfig } from '@coinquiry/api-client'
import {
  DEFAULT_PRICES,
  FOLLOW_UPS_PER_TOPIC_AND_DAY,
  TOPICS_PER_DAY,
} from '@coinquiry/api-client/limits'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

export type { Config } from '@coinquiry/api-client'
export type SocialProvider = Config['social_providers'][number]

/** What most servers offer: shown where the configuration could not be read. */
export const usualConfig: Pick<Config, 'plans'> & {
  readonly limits: Pick<Config['limits'], 'topics_per_day' | 'messages_per_topic'>
} = {
  plans: [
    { order_type: null, interval: null, amount: 0, currency: 'USD' },
    { order_type: '1', interval: 'year', amount: DEFAULT_PRICES.yearly, currency: 'USD' },
    { order_type: '2', interval: 'month', amount: DEFAULT_PRICES.monthly, currency: 'USD' },
  ],
  limits: { topics_per_day: TOPICS_PER_DAY, messages_per_topic: FOLLOW_UPS_PER_TOPIC_AND_DAY },
}

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => fetchConfig({ signal }),
  // What a page was rendered with counts as old: it says nothing of the reader's region.
  staleTime: 36e5,
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
