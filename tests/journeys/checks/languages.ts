import { expect, type Page } from '@playwright/test'
import { type Language, type Messages, messages } from '../pages/messages.ts'
import { inspect } from './inspection.ts'
import { untilHydrated } from './prerendered.ts'

/** A text that the page shows, or what else has to be there in each language. */
export type Sight = keyof Messages | ((language: Language) => Promise<void>)

const tags = { zh: 'zh-CN', en: 'en' } as const

/** Looks at a page that is shown in English: in English, then in Chinese, in the same place. */
export async function inspectInBoth(
  page: Page,
  stop: string,
  sight: Sight,
  widths?: readonly number[],
): Promise<void> {
  await seeInBoth(page, sight, (language) => inspect(page, language, stop, widths))
}

/** Sees it in English, then in Chinese, and leaves the page in English. */
export async function seeInBoth(
  page: Page,
  sight: Sight,
  once: (language: Language) => Promise<void> = async () => undefined,
): Promise<void> {
  await see(page, 'en', sight)
  await once('en')
  await showIn(page, 'zh')
  await see(page, 'zh', sight)
  await once('zh')
  await showIn(page, 'en')
  await see(page, 'en', sight)
}

/** Shows another language as if another tab had chosen it, so that what is open stays open. */
export async function showIn(page: Page, language: Language): Promise<void> {
  await untilHydrated(page)
  await page.evaluate((newValue) => {
    const key = 'language'
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
}

async function see(page: Page, language: Language, sight: Sight): Promise<void> {
  if (typeof sight === 'function') return sight(language)
  const text = page.getByText(messages[language][sight]).filter({ visible: true })
  await expect(text.first(), `${sight} in ${language}`).toBeVisible()
}
