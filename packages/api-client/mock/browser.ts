import type { HttpHandler } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { real } from './clock.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'
import { mswHandlers } from './serving/msw-handlers.ts'

export * from './entry.ts'

/** A mock in the page: hand `handlers` to Storybook, or start a worker of your own. */
export interface BrowserMock extends Mock {
  readonly handlers: readonly HttpHandler[]
  /**
   * Answers the page's calls from now on, in place of a mock that was started before. The worker
   * file is msw's `mockServiceWorker.js`, which must stand at the page's origin.
   */
  start(workerFile?: string): Promise<void>
}

export async function createBrowserMock(options: MockOptions = {}): Promise<BrowserMock> {
  const mock = await createMock({ wait: real(), ...options })
  const handlers = mswHandlers(mock.mount())
  return {
    ...mock,
    handlers,
    start: (workerFile = '/mockServiceWorker.js') => answerBy(handlers, workerFile),
  }
}

let worker: SetupWorker | undefined

/** A page has one worker; starting another would lose calls that are under way. */
async function answerBy(handlers: readonly HttpHandler[], url: string): Promise<void> {
  if (worker) {
    worker.resetHandlers(...handlers)
    return
  }
  worker = setupWorker(...handlers)
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true, serviceWorker: { url } })
}
