import type { BrowserContext } from '@playwright/test'

/** What no page may ever do: complain, break its policy, or call somebody else's machine. */
export interface Watch {
  /** Troubles so far, but for those that the journey provokes on purpose. */
  troubles(provoked: RegExp | null): readonly string[]
}

export function watch(context: BrowserContext): Watch {
  const heard: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isOnWire = /^(?:https?|wss?):$/.test(protocol)
    if (isOnWire && hostname !== '127.0.0.1') heard.push(`foreign request: ${request.url()}`)
  })
  return {
    troubles: (provoked) => heard.filter((trouble) => !provoked?.test(trouble)),
  }
}
