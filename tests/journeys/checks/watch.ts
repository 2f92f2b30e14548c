import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Collects what no page may do: log errors, break its policy, crash, or call another host. */
export interface Watch {
  /** Troubles so far, but for those that the journey provokes on purpose. */
  troubles(provoked: RegExp | null): readonly string[]
  end(): void
}

/** Watches each page of each window that is opened from now on, also those opened by hand. */
export function watch(browser: Browser): Watch {
  const troubles: string[] = []
  const listen = (context: BrowserContext) => watchContext(context, troubles)
  browser.on('context', listen)
  return {
    troubles: (provoked) => troubles.filter((trouble) => !provoked?.test(trouble)),
    end: () => browser.off('context', listen),
  }
}

function watchContext(context: BrowserContext, troubles: string[]): void {
  // A broken content security policy is an error in the console, too.
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => checkRequest(request.url(), troubles))
  context.on('page', (page: Page) => {
    page.on('crash', () => troubles.push(`crashed: ${page.url()}`))
    page.on('websocket', (socket) => checkRequest(socket.url(), troubles))
  })
}

function checkRequest(address: string, troubles: string[]): void {
  const { protocol, hostname } = new URL(address)
  const isOnWire = /^(?:https?|wss?):$/.test(protocol)
  if (isOnWire && hostname !== '127.0.0.1') troubles.push(`foreign request: ${address}`)
}
