import { expect, type Locator, type Page } from '@playwright/test'

/** The page’s clock stops from now on, and goes only as far as it is told. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Lets time pass on the page, whose clock is ours, until this is there. */
export async function untilSeen(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await target.isVisible()).toBe(true)
  }).toPass({ intervals: [20] })
}
