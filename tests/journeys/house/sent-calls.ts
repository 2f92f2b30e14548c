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
