import {
  fetchPointsHistory,
  fetchPointsInfo,
  POINTS_PAGE_SIZE,
  type PointsInfo,
  type PointsTask,
} from '@coinquiry/api-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

export type { PointsTask }

/** Points and tasks as the server has them now; the cached ones are shown until then. */
export function usePointsInfo(enabled: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['points', 'info'],
    queryFn: ({ signal }): Promise<PointsInfo> => fetchPointsInfo({ signal }),
    staleTime: 0,
    enabled,
  })
  return { info: data, isFailed: isError && !data, reload: refetch } as const
}

/** What was earned, newest first, page by page. */
export function usePointsRecords(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['points', 'records'],
    queryFn: ({ pageParam, signal }) =>
      fetchPointsHistory({ page_no: pageParam, page_size: POINTS_PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total_pages }, pages) =>
      pages.length < total_pages ? pages.length + 1 : undefined,
    staleTime: 0,
    enabled,
  })
  const { data, hasNextPage, isError, isFetchingNextPage, isPending } = query
  return {
    records: data?.pages.flatMap(({ items }) => items) ?? [],
    state: isPending || isFetchingNextPage ? 'loading' : hasNextPage || isError ? 'more' : 'end',
    isFailed: isError,
    /** The next page; the first one again if that has failed. */
    loadMore: () => void (data ? query.fetchNextPage() : query.refetch()),
  } as const
}
