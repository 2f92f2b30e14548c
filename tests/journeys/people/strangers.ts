import type { Browser, Page } from '@playwright/test'
import type { House } from '../house/house.ts'
import type { Language } from '../pages/words.ts'
import { browserState } from './browser-state.ts'
import type { Person } from './person.ts'

/** Somebody else, at a browser of their own; nobody signed in without a person. */
export async function atAnotherBrowser(
  browser: Browser,
  { house, language, person }: { house: House; language: Language; person?: Person },
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: house.address,
    locale: { zh: 'zh-CN', en: 'en-US' }[language],
    storageState: browserState(house, person),
  })
  await visit(await context.newPage())
  await context.close()
}
