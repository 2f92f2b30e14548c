import { configure } from '@coinquiry/api-client'

interface Connection {
  token: () => string | null
  language: () => 'zh' | 'en'
  /** The token is no longer accepted. */
  onUnauthorized: () => void
  /** Something before the server says that the server does not answer. */
  onBadGateway: () => void
}

/** Gives the API client its base URL, token and language. */
export function connectClient({ onBadGateway, ...connection }: Connection): void {
  configure({
    baseUrl: import.meta.env.VITE_API_BASE ?? '/api/v1',
    ...connection,
    async fetch(...request) {
      const response = await fetch(...request)
      if (response.status === 502) onBadGateway()
      return response
    },
  })
}
