import type { Page } from '@playwright/test'

/** What the page sends from now on to the calls whose path ends so. */
export function sentTo(page: Page, ...paths: readonly string[]): readonly unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (paths.some((path) => pathname.endsWith(path))) sent.push(request.postDataJSON())
  })
  return sent
}

export interface HeldCalls {
  /** How many have been made so far. */
  made(): number
  /** Lets them through, and all that follow. */
  release(): void
}

/** Keeps calls of a page from arriving until they are released. */
export async function holdBack(page: Page, calls: string): Promise<HeldCalls> {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  let made = 0
  await page.route(calls, async (route) => {
    made += 1
    await promise
    await route.fallback()
  })
  return { made: () => made, release }
}
