import type { Browser, CDPSession, Page } from 'playwright'
import { oldest } from './topic.ts'

export interface Measurement {
  /** CPU time of JavaScript run from the click that opens the topic until the page rests, in milliseconds. */
  readonly script: number
  /** From a key to the frame that shows it, in milliseconds; 98 of 100 keys are no slower. */
  readonly typing: number
  /** Whether the browser's own search finds the oldest message, and brings it into view. */
  readonly finds: boolean
}

const keys = 100
const quietMs = 1500
/** The plain list takes minutes. */
const maxWaitMs = 300_000

export async function measureTopic(browser: Browser, url: string): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(maxWaitMs)
  await page.goto(url)
  const devtools = await context.newCDPSession(page)
  // CPU time of the thread, so that other load of the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await scriptMs(devtools)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('textbox').waitFor()
  await page.waitForTimeout(quietMs)
  const script = (await scriptMs(devtools)) - before
  const typing = await typingMs(page)
  const finds = await findsOldest(page)
  await context.close()
  return { script, typing, finds }
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const spent = metrics.find(({ name }) => name === 'ScriptDuration')
  if (!spent) throw new Error('The browser does not tell how long scripts ran')
  return spent.value * 1000
}

async function typingMs(page: Page): Promise<number> {
  await page.getByRole('textbox').focus()
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a', { delay: 10 })
  await page.waitForFunction((count) => Reflect.get(window, 'keyWaits').length >= count, keys)
  const waits = await page.evaluate((): number[] => Reflect.get(window, 'keyWaits'))
  return waits.toSorted((a, b) => a - b)[Math.ceil(keys * 0.98) - 1] ?? Number.NaN
}

async function findsOldest(page: Page): Promise<boolean> {
  await page.evaluate((text) => {
    getSelection()?.removeAllRanges()
    Reflect.apply(Reflect.get(window, 'find'), window, [text, false, false, true])
  }, oldest)
  return page
    .waitForFunction(
      (text) => {
        const selection = getSelection()
        const place = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : null
        const isInView = place && place.bottom > 0 && place.top < innerHeight && place.height > 0
        return isInView && selection?.toString() === text
      },
      oldest,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    )
}
