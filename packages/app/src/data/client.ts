import { configure } from '@coinquiry/api-client'

interface Connection {
  token: () => string | null
  language: () => 'zh' | 'en'
  /** The token is no longer accepted. */
  onUnauthorized: () => void
}

/** Tells the API client who asks, and where the API is. */
export function connectClient(connection: Connection): void {
  configure({ baseUrl: import.meta.env.VITE_API_BASE ?? '/api/v1', ...connection })
}
