import { fetchLegalPage } from '@coinquiry/api-client'
import { queryOptions, useQuery } from '@tanstack/react-query'

export type LegalPageName = Parameters<typeof fetchLegalPage>[0]

/** In the page's language, which each request is sent with. */
export const legalQuery = (page: LegalPageName, language: 'zh' | 'en') =>
  queryOptions({
    queryKey: ['legal', page, language],
    queryFn: ({ signal }) => fetchLegalPage(page, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the operator has written; in the other language where it is missing in this one. */
export const useLegalPage = (page: LegalPageName, language: 'zh' | 'en') =>
  useQuery(legalQuery(page, language))
