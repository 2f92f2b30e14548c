import { configure } from '@coinquiry/api-client'
import { vi } from 'vitest'

/**
 * A server that answers when the test says so: each request that came adds how it is answered, by
 * the `data` of a success.
 */
export function holdReplies(): ((data: unknown) => void)[] {
  const replies: ((data: unknown) => void)[] = []
  configure({ baseUrl: 'http://api.test' })
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.push((data) => resolve(Response.json({ code: 0, data })))
    return promise
  })
  return replies
}
