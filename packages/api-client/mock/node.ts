import type { SetupServer } from 'msw/node'
import { needing } from '../src/needing.ts'
import { instantly } from './clock.ts'
import type { Mock, MockOptions } from './mock.ts'
import { NODE_PACKAGES } from './packages.ts'

export * from './entry.ts'

/** A mock in a process of tests: answers their `fetch`, at any origin, between `listen` and `close`. */
export interface NodeMock extends Mock {
  readonly server: SetupServer
}

/**
 * Answers come instantly unless `wait` says otherwise. Rejects with what to install where a package
 * is missing that it needs.
 */
export async function createNodeMock(options: MockOptions = {}): Promise<NodeMock> {
  const [{ createMock }, { mswHandlers }, { setupServer }] = await needing(
    '@coinquiry/api-client/mock/node',
    NODE_PACKAGES,
    () =>
      Promise.all([import('./mock.ts'), import('./serving/msw-handlers.ts'), import('msw/node')]),
  )
  const mock = await createMock({ wait: instantly, ...options })
  return { ...mock, server: setupServer(...mswHandlers(mock.mount())) }
}
