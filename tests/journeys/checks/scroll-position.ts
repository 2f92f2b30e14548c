import { expect, type Page } from '@playwright/test'

/** How much of the page is below the window. */
export const below = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    return Math.round(scrollHeight - clientHeight - scrollTop)
  })

export const top = (page: Page) =>
  page.evaluate(() => Math.round(document.documentElement.scrollTop))

/** Where the page stands once it has stopped moving. */
export async function settled(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(async () => {
      const now = await top(page)
      const isStill = now === before
      before = now
      return isStill
    })
    .toBe(true)
  return before
}

/** After so many frames the page has stopped taking more text for the same stroke. */
export const manyFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++)
      await new Promise((next) => requestAnimationFrame(next))
  })
