import type { Page } from '@playwright/test'
import { untilPainted } from '../checks/painted.ts'
import { expect, test } from '../journey.ts'
import { PricingPage } from '../pages/pricing-page.ts'

test.use({ signedIn: false })

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the greeting and the question box are painted', async ({ home }) => {
    await home.open()
    await expect(home.greeting).toHaveText('你好，关于加密资产，有什么可以帮你？')
    await expect(home.greeting).toHaveCount(1)
    await expect(home.greeting.page().getByRole('textbox', { name: '你的问题' })).toBeVisible()
  })

  test.describe('in Chinese', () => {
    test.use({ language: 'zh' })

    test('the login and the plans are painted', async ({ page, login, words }) => {
      const pricing = new PricingPage(page, words)
      for (const place of ['/login', '/price']) await untilPainted(page, place)
      await page.goto('/login')
      await expect(login.email).toBeVisible()
      await expect(login.by('Google')).toBeVisible()
      await page.goto('/price')
      await expect(pricing.choose('yearly')).toBeVisible()
    })
  })
})

test.describe('while the app is on its way', () => {
  for (const [language, greeting] of [
    ['zh', '你好，关于加密资产，有什么可以帮你？'],
    ['en', 'Hello, How can I help you with Crypto asset?'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language })

      test('a menu that was asked for by keyboard gives the focus back', async ({
        page,
        home,
        header,
      }) => {
        await page.setViewportSize({ width: 375, height: 760 })
        const release = await holdBackScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        await expect(home.greeting).toHaveCount(1)
        await header.menu.focus()
        await page.keyboard.press('Enter')
        release()
        await expect(header.inMenu('price')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(header.inMenu('price')).toBeHidden()
        await expect(header.menu).toBeFocused()
      })

      test('who has come to a button or a link by Tab goes on from there', async ({
        page,
        home,
        header,
      }) => {
        for (const place of [header.theme, header.bar.locator('a[href="/price"]')]) {
          const release = await holdBackScripts(page)
          await page.goto('/', { waitUntil: 'commit' })
          await expect(home.greeting).toHaveCount(1)
          await place.focus()
          await expect(place).toBeFocused()
          release()
          await expect(home.hotTopics).toHaveCount(6)
          await expect(place).toBeFocused()
          await page.unrouteAll()
        }
      })

      test('typed text and focus are kept by the app', async ({ page, home }) => {
        const release = await holdBackScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        // Until the style sheet is there, the page holds the greetings of both languages.
        await expect(home.greeting).toHaveCount(1)
        await expect(home.greeting).toHaveText(greeting)
        await expect(home.hotTopics).toHaveCount(0)
        await home.composer.field.click()
        await page.keyboard.type('What is a wallet?')
        release()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(home.greeting).toHaveText(greeting)
        await expect(home.composer.field).toHaveValue('What is a wallet?')
        await expect(home.composer.field).toBeFocused()
        await page.keyboard.type(' Tell me')
        await expect(home.composer.field).toHaveValue('What is a wallet? Tell me')
      })

      test('typed text is kept when somebody leaves before the app runs', async ({
        page,
        home,
        words,
      }) => {
        await page.route('**/assets/*.js', () => undefined)
        await page.goto('/', { waitUntil: 'commit' })
        // Of the paints, the styles leave one.
        await expect(home.composer.field).toHaveCount(1)
        await home.composer.field.fill('What is a wallet?')
        await page.getByRole('link', { name: words['header.price'] }).click()
        await page.waitForURL('/price', { waitUntil: 'commit' })
        await page.unroute('**/assets/*.js')
        await home.open()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(home.composer.field).toHaveValue('What is a wallet?')
        await page.reload()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(home.composer.field).toHaveValue('What is a wallet?')
      })

      test('what is wished for is done once the app runs', async ({ page, home, login, words }) => {
        const release = await holdBackScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        const deepSearch = page.getByRole('button', { name: words['composer.deepSearch'] })
        await expect(deepSearch).toHaveCount(1)
        await deepSearch.click()
        await home.composer.field.fill('What is a wallet?')
        await home.composer.field.press('Enter')
        await expect(home.composer.field).toHaveValue('What is a wallet?')
        release()
        await expect(page).toHaveURL('/login')
        await expect(login.email).toBeVisible()
        await page.getByRole('link', { name: words['header.newTopic'] }).click()
        await expect(home.composer.field).toHaveValue('What is a wallet?')
        await expect(deepSearch).toHaveAttribute('aria-pressed', 'false')
      })

      test('what is typed and wished for at the login is kept', async ({ page, login, words }) => {
        const release = await holdBackScripts(page)
        await untilPainted(page, '/login')
        await page.goto('/login', { waitUntil: 'commit' })
        await expect(login.email).toHaveCount(1)
        await login.email.click()
        await page.keyboard.type('ada@example.org')
        await page.keyboard.press('Enter')
        await expect(login.email).toHaveValue('ada@example.org')
        release()
        await expect(page.getByRole('dialog', { name: words['login.sentTitle'] })).toContainText(
          'ada@example.org',
        )
      })

      test('a plan that is chosen early is taken', async ({ page, words, home }) => {
        const release = await holdBackScripts(page)
        const pricing = new PricingPage(page, words)
        await untilPainted(page, '/price')
        await page.goto('/price', { waitUntil: 'commit' })
        await expect(pricing.choose('free')).toHaveCount(1)
        await pricing.choose('free').click()
        release()
        await expect(home.hotTopics).toHaveCount(6)
      })
    })
  }
})

test.describe('a browser in another language', () => {
  test.use({ locale: 'fr-FR', language: 'zh' })

  test('shows Chinese', async ({ page, home }) => {
    await home.open()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(home.greeting).toHaveText('你好，关于加密资产，有什么可以帮你？')
    await expect(home.hotTopics).toHaveCount(6)
    await expect(home.hotTopics.first()).toHaveText(/\p{Script=Han}/u)
  })
})

test('the chosen language and theme stay', async ({ page, home, header }) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await header.theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await header.language.click()
  await expect(home.greeting).toHaveText('你好，关于加密资产，有什么可以帮你？')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(home.greeting).toHaveText('你好，关于加密资产，有什么可以帮你？')
})

test.describe('an address that leads nowhere', () => {
  test.use({ provoked: /status of 404/ })

  test('says so and offers Home', async ({ page, home }) => {
    const reply = await page.goto('/no/such/page')
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('There is nothing here')).toBeVisible()
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect(home.greeting).toBeVisible()
  })
})

/** Keeps the app from running; gives what lets it run. */
async function holdBackScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
