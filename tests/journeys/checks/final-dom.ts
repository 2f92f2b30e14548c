import { expect, type Locator } from '@playwright/test'

/**
 * The DOM of a finished answer without what is not part of it: numbers that React gives to ids,
 * what was last spoken to a screen reader, the mark of text that must not be rendered lazily
 * because it was on the screen while it grew, and how long the analysis took that time.
 */
export async function finalDom(answer: Locator): Promise<string> {
  // The line about its numbers is loaded last.
  await expect(answer.locator('[data-outcome]')).toBeVisible()
  const html = await answer.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    for (const spoken of copy.querySelectorAll('[aria-live]')) spoken.remove()
    for (const grown of copy.querySelectorAll('[data-streamed]'))
      grown.removeAttribute('data-streamed')
    return copy.outerHTML
  })
  const ids = new Map<string, string>()
  const timeless = html.replace(/Thought (?:briefly|for [^<]+)/g, 'Thought')
  return timeless.replace(/_[rR]_[0-9a-z]+_/g, (id) => {
    const name = ids.get(id) ?? `id-${ids.size}`
    ids.set(id, name)
    return name
  })
}
