import { expect, type Page } from '@playwright/test'

/** Waits until the server has prerendered a page: the first request may get it without, if the machine is busy. */
export async function untilPrerendered(page: Page, address: string): Promise<void> {
  const headers = { 'accept-language': await page.evaluate(() => navigator.language) }
  const html = async () => (await page.request.get(address, { headers })).text()
  await expect.poll(html).toContain('<main')
}

/** Waits until the app has hydrated the prerendered page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' })
}
