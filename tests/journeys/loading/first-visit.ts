import type { Page } from '@playwright/test'

/** The next page opens as if for the first time: of what the app has kept, the session alone stays. */
export const forgetVisits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const token = localStorage.getItem('access_token')
    localStorage.clear()
    sessionStorage.clear()
    if (token) localStorage.setItem('access_token', token)
  })

/** Has each file come from the server anew, as in a browser that has none of them. */
export async function withoutCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
}
