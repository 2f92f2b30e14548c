import type { Browser } from 'playwright'

/** A phone on slow 4G: bytes a second, and latency in milliseconds. */
const slow4G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const cpuSlowdown = 4

/** Milliseconds from the click on the link. */
export interface PaintTimes {
  /** First contentful paint. */
  readonly first: number
  /** Largest contentful paint. */
  readonly largest: number
}

/** Opens an address with an empty cache on a slow phone, and waits until it says `text`. */
export async function measurePaint(
  browser: Browser,
  address: string,
  text: string,
  token?: string,
): Promise<PaintTimes> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 760 },
    locale: 'en-US',
    storageState: {
      cookies: [],
      origins: token
        ? [
            {
              origin: new URL(address).origin,
              localStorage: [{ name: 'access_token', value: token }],
            },
          ]
        : [],
    },
  })
  const page = await context.newPage()
  const phone = await context.newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', slow4G)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries())
        document.documentElement.dataset.largest = String(startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address)
  await page.getByText(text).filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: Number(document.documentElement.dataset.largest),
  }))
  await context.close()
  return paint
}
