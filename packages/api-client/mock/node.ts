import { type SetupServer, setupServer } from 'msw/node'
import { instantly } from './clock.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'

export * from './entry.ts'

/** A mock in a process of tests: answers their `fetch`, at any origin, between `listen` and `close`. */
export interface NodeMock extends Mock {
  readonly server: SetupServer
}

/** Answers come instantly unless `wait` says otherwise. */
export async function createNodeMock(options: MockOptions = {}): Promise<NodeMock> {
  const mock = await createMock({ wait: instantly, ...options })
  return { ...mock, server: setupServer(...mock.mount().map(({ handler }) => handler)) }
}
