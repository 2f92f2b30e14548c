import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { watch } from './watch.ts'

test.use({ signedIn: false, provoked: /./ })

const away = 'https://elsewhere.example/'
const faults: readonly [string, RegExp, (page: Page) => Promise<unknown>][] = [
  [
    'an error in the console',
    /^error: Out of order/,
    (page) => page.evaluate(() => console.error('Out of order')),
  ],
  [
    'a warning in the console',
    /^warning: Nearly so/,
    (page) => page.evaluate(() => console.warn('Nearly so')),
  ],
  [
    'an error that nobody catches',
    /^uncaught: Lost/,
    (page) => page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('Lost')))),
  ],
  [
    'a style against the policy',
    /^error: .*Content Security Policy/,
    (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
  ],
  [
    'a request to somebody else',
    /^foreign request: https:\/\/elsewhere\.example\/$/,
    async (page) => {
      await page.route(away, (route) => route.fulfill({ body: 'Here' }))
      await page.goto(away)
    },
  ],
  [
    'a page that dies',
    /^crashed: /,
    async (page) => {
      const crash = page.waitForEvent('crash')
      await page.goto('chrome://crash').catch(() => undefined)
      await crash
    },
  ],
]

test('the watch over every journey reports what no page may do', async ({ browser, testApp }) => {
  const watched = watch(browser)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(testApp.address)
  expect(watched.troubles(null)).toEqual([])

  for (const [place, [fault, named, commit]] of faults.entries())
    await test.step(`the watch over every journey reports ${fault}`, async () => {
      await commit(page)
      await expect
        .poll(() => watched.troubles(null).slice(place))
        .toEqual([expect.stringMatching(named)])
      expect(watched.troubles(named)).toHaveLength(place)
    })

  await context.close()
  watched.end()
})
