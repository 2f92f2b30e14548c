import { fetchHotTopics, HOT_TOPICS } from '@coinquiry/api-client'
import { useQuery } from '@tanstack/react-query'

/** Questions to start from, in the given language; undefined while loading, none if that fails. */
export function useHotTopics(language: 'zh' | 'en') {
  const { data, isError } = useQuery({
    queryKey: ['hot-topics', language],
    queryFn: ({ signal }) => fetchHotTopics({ limit: HOT_TOPICS, language }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? [] : data
}
