import { expect, type Locator, type Page } from '@playwright/test'

/** Stops the page’s clock; from then on it advances only on request. */
export async function stopClock(page: Page): Promise<void> {
  // A busy page may need more than that second.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  }).toPass()
}

/** Lets time pass on the page, whose clock is ours, until this is there. */
export async function untilSeen(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await target.isVisible()).toBe(true)
  }).toPass({ intervals: [20] })
}
