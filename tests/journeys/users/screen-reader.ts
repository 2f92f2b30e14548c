import type { Page } from '@playwright/test'

/** Collects what polite regions say: text stands in them for a second or two only. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live=polite]')) {
        if (textContent && heard.at(-1) !== textContent) heard.push(textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}
