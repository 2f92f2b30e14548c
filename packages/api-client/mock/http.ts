import { needing } from '../src/needing.ts'
import type { HttpMock, HttpMockOptions } from './http-mock.ts'
import { HTTP_PACKAGES } from './packages.ts'

export * from './entry.ts'
export type { HttpMock, HttpMockOptions } from './http-mock.ts'

/** Rejects with what to install where a package is missing that it needs. */
export async function startHttpMock(options: HttpMockOptions = {}): Promise<HttpMock> {
  const entry = '@coinquiry/api-client/mock/http'
  const { listeningMock } = await needing(entry, HTTP_PACKAGES, () => import('./http-mock.ts'))
  return listeningMock(options)
}
