import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /^(?:Notifications|通知)$/ })

for (const [language, words] of [
  ['zh', '服务器错误'],
  ['en', 'Server Error'],
] as const) {
  test.describe(language, () => {
    test.use({ language, provoked: /status of 502/ })

    test('a server that is away is said, and the page stays', async ({ page, home, words: w }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await page.route('**/api/v1/points/**', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      )
      await page.getByRole('banner').locator('a[href="/points"]').click()
      await expect(toasts(page)).toContainText(words)
      await expect(page.getByRole('heading', { name: w['points.title'], level: 1 })).toBeVisible()
      await expect(page.getByText(w['points.tasksFailed'])).toBeVisible()
      await page.unroute('**/api/v1/points/**')
      const tasks = page.getByRole('region', { name: w['points.tasks'] })
      await tasks.getByRole('button', { name: w['points.retry'], exact: true }).click()
      await expect(page.getByText(w['points.user_register']).first()).toBeVisible()
    })
  })
}

test.describe('a page instead of a reply', () => {
  test('on every call leaves Home usable', async ({ page, home, header }) => {
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Welcome to the WLAN</h1>',
      }),
    )
    await home.open()
    await expect(home.greeting).toHaveText('Hello, How can I help you with Crypto asset?')
    await expect(home.hotTopics).toHaveCount(0)
    await home.composer.field.fill('Still here')
    await header.bar.getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByText('$299')).toBeVisible()
    await page.goBack()
    await expect(home.composer.field).toHaveValue('Still here')
  })

  test('to a question gives the question back', async ({ page, home, chat }) => {
    await home.open()
    await page.route('**/api/v1/ask', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    )
    await home.composer.ask('Who has answered?')
    await expect(toasts(page)).toContainText('Server Error')
    await expect(chat.composer.field).toHaveValue('Who has answered?')
    // The topic was never begun: there is nothing to come back to.
    await page.reload()
    await expect(page).toHaveURL('/')
    await expect(home.composer.field).toHaveValue('Who has answered?')
  })
})

test.describe('a chunk that is gone', () => {
  test.use({ provoked: /status of (?:404|502)|dynamically imported|preload CSS/ })

  const lose = (page: Page, chunk: string, times?: number) =>
    page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }), {
      ...(times !== undefined && { times }),
    })

  test('once is fetched with the page anew', async ({ page, home }) => {
    await home.open()
    await home.composer.field.fill('Typed before')
    await lose(page, 'price', 1)
    await page.getByRole('banner').locator('a[href="/price"]').click()
    await expect(page.getByText('$299')).toBeVisible()
    await page.goto('/')
    await expect(home.composer.field).toHaveValue('Typed before')
  })

  test('for good leaves header and other screens', async ({ page, home, header }) => {
    await lose(page, 'price')
    await page.goto('/price')
    await expect(page.getByRole('alert')).toContainText('This page stopped working')
    await header.home.click()
    await expect(home.greeting).toBeVisible()
    await page.getByRole('banner').locator('a[href="/points"]').click()
    await expect(page.getByRole('heading', { name: 'Points', level: 1 })).toBeVisible()
  })

  test('of a dialog is said', async ({ page, home }) => {
    await lose(page, 'pricing-dialog')
    await home.open()
    await home.tryPro.click()
    // The first loss loads the page anew.
    await page.waitForEvent('load')
    await home.tryPro.click()
    await expect(toasts(page)).toContainText('This could not be opened')
    await home.composer.field.fill('Still usable')
    await expect(home.composer.field).toHaveValue('Still usable')
  })

  test('of the toasts leaves their words', async ({ page, home }) => {
    await lose(page, 'toast-list')
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await page.route('**/api/v1/points/**', (route) => route.fulfill({ status: 502 }))
    await page.getByRole('banner').locator('a[href="/points"]').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Server Error' })).toBeVisible()
  })

  for (const [language, text] of [
    ['zh', '页面未能加载。'],
    ['en', 'The page could not be loaded.'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language, provoked: /status of 404|dynamically imported module/ })

      for (const chunk of ['core', 'index'])
        test(`with ${chunk} in it is never a blank page`, async ({ page }) => {
          await lose(page, chunk)
          await page.goto('/price')
          await expect(page.getByRole('alert')).toContainText(text)
          await page.unroute(`**/assets/${chunk}-*.js`)
          await page.getByRole('alert').getByRole('button').click()
          // Only the running app shows one instead of what was painted for each reader.
          await expect(page.getByText('$299')).toHaveCount(1)
        })
    })
  }
})

test.describe('a screen that breaks', () => {
  test.use({ provoked: /TypeError|Cannot read|uncaught|Minified React|error occurred/ })

  test('leaves header and other screens usable', async ({ page, home, header }) => {
    await page.route('**/points/fetch_points_info', (route) =>
      route.fulfill({
        json: { code: 0, data: { cur_points: 1, monthly_points: 1, task_list: 7 } },
      }),
    )
    await page.goto('/points')
    await expect(page.getByRole('alert')).toContainText('This page stopped working')
    await header.home.click()
    await expect(home.greeting).toBeVisible()
    await expect(home.hotTopics).toHaveCount(6)
  })
})
