import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'

export interface OpenPage extends AsyncDisposable {
  readonly page: Page
  /** What the page complained about since it was opened. */
  readonly complaints: readonly string[]
}

/** Opens an address for somebody who has not been there before. */
export type Open = (url: string, person?: BrowserContextOptions) => Promise<OpenPage>

export interface Pages extends AsyncDisposable {
  readonly open: Open
}

/** One browser for all pages, since its start takes longer than a page. */
export async function startBrowser(): Promise<Pages> {
  const browser = await chromium.launch(launchOptions)
  return {
    open: (url, person) => openPage(browser, url, person),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function openPage(
  browser: Browser,
  url: string,
  person: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext(person)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(url)
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}
