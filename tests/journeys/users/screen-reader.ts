import type { Page } from '@playwright/test'

/** Collects what polite live regions announce: their text is there for a second or two only. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live=polite]')) {
        if (textContent && announcements.at(-1) !== textContent) announcements.push(textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'announcements') as string[])
}
