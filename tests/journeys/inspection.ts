import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const pictures = fileURLToPath(new URL('../../artifacts/pictures/', import.meta.url))
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Keeps a picture of the page, and expects nothing that shuts somebody out. */
export async function inspect(page: Page, name: string): Promise<void> {
  await wholly(page, async () => {
    await page.screenshot({ path: `${pictures}${name}.png` })
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
    expect.soft(found, name).toEqual([])
  })
}

/** In a window as high as the page: what has scrolled halfway under a bar is not too small. */
async function wholly(page: Page, look: () => Promise<void>): Promise<void> {
  const window = page.viewportSize()
  if (!window) throw new Error('The page has no window to enlarge')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height })
  await look()
  await page.setViewportSize(window)
}
