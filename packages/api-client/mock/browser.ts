import type { HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { real } from './clock.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'

export * from './entry.ts'

/** A mock in the page: hand `handlers` to Storybook, or start a worker of your own. */
export interface BrowserMock extends Mock {
  readonly handlers: readonly HttpHandler[]
  /** Answers the page's calls from now on; needs `mockServiceWorker.js` at the page's origin. */
  start(): Promise<void>
}

export async function createBrowserMock(options: MockOptions = {}): Promise<BrowserMock> {
  const mock = await createMock({ wait: real(), ...options })
  const handlers = mock.mount().map(({ handler }) => handler)
  return {
    ...mock,
    handlers,
    async start() {
      await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true })
    },
  }
}
