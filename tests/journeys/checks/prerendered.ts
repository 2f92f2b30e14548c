import { expect, type Page } from '@playwright/test'

/** Until the server has painted a page: who comes first gets it without, if the machine is busy. */
export async function untilPrerendered(page: Page, address: string): Promise<void> {
  const headers = { 'accept-language': await page.evaluate(() => navigator.language) }
  const html = async () => (await page.request.get(address, { headers })).text()
  await expect.poll(html).toContain('<main')
}

/** Until the app stands where a page was only painted. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('[data-first-paint]').first().waitFor({ state: 'detached' })
}
