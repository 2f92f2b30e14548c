import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'

test.describe('a missing chunk', () => {
  test.use({ provoked: /status of (?:404|502)|dynamically imported|preload CSS/ })

  const failChunk = (page: Page, chunk: string, times?: number) =>
    page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }), {
      ...(times !== undefined && { times }),
    })

  test('is loaded anew once, and then reported', async ({ page, home, header, notes }) => {
    /** As in a tab that was never reloaded for a missing chunk. */
    const forgetReload = () => page.evaluate(() => sessionStorage.clear())

    await test.step('is loaded by one reload of the page', async () => {
      await home.open()
      await home.composer.field.fill('Typed before')
      await failChunk(page, 'price', 1)
      await header.price.click()
      const price = page.getByRole('main').getByText('$299')
      // The page that a reload gets holds each language until it is hydrated.
      await expect(price).toHaveCount(1)
      await expect(price).toBeVisible()
      await page.goto('/')
      await expect(home.composer.field).toHaveValue('Typed before')
    })

    await test.step('of a dialog is reported', async () => {
      await forgetReload()
      await failChunk(page, 'pricing-dialog')
      await expect(home.hotTopics).toHaveCount(6)
      const reloaded = page.waitForEvent('load')
      await home.tryPro.click()
      // The first failure reloads the page.
      await reloaded
      await home.tryPro.click()
      await expect(notes).toContainText('This could not be opened')
      await home.composer.field.fill('Still usable')
      await expect(home.composer.field).toHaveValue('Still usable')
    })

    await test.step('of the toasts still shows their texts', async () => {
      await forgetReload()
      await failChunk(page, 'toast-list')
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await page.route('**/api/v1/points/**', (route) => route.fulfill({ status: 502 }))
      await header.points.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Server Error' })).toBeVisible()
    })
  })

  test.describe('of charts', () => {
    test.use({ engine: 'researcher' })

    test('leaves the conversation, and is asked for anew with the page', async ({
      page,
      chat,
      testApp,
      user,
    }) => {
      const texts = textsIn.en
      research(testApp, texts)
      const topicsId = await user.ask(texts.question)
      await failChunk(page, 'drawn-block')
      await chat.open(topicsId)
      await chat.reaches('done')
      // The chart as it was sent.
      await expect(chat.answers.locator('pre', { hasText: '"kind":"line"' })).toBeVisible()
      await chat.composer.field.fill('Still usable')

      await page.unroute('**/assets/drawn-block-*.js')
      await page.reload()
      await expect(chat.answers.getByRole('slider')).toBeVisible()
      await expect(chat.composer.field).toHaveValue('Still usable')
    })
  })

  for (const [language, chunk, text] of [
    ['zh', 'core', '页面未能加载。'],
    ['en', 'index', 'The page could not be loaded.'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language, provoked: /status of 404|dynamically imported module/ })

      test(`with ${chunk} in it is never a blank page`, async ({ page }) => {
        await failChunk(page, chunk)
        await page.goto('/price')
        await expect(page.getByRole('alert')).toContainText(text)
        await page.unroute(`**/assets/${chunk}-*.js`)
        await page.getByRole('alert').getByRole('button').click()
        // Only the running app shows one instead of what was prerendered for everybody.
        await expect(page.getByText('$299')).toHaveCount(1)
      })
    })
  }
})
