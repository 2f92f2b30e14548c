import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'

export interface OpenPage extends AsyncDisposable {
  readonly page: Page
  /** What the page complained about since it was opened. */
  readonly complaints: readonly string[]
}

/** Opens an address in a browser of its own. */
export async function openPage(url: string, person: BrowserContextOptions = {}): Promise<OpenPage> {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage(person)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(url)
  return { page, complaints, [Symbol.asyncDispose]: () => browser.close() }
}
