import { untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'

test.use({ seesMovement: true, signedIn: false })

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the greeting and the question box are prerendered', async ({ home }) => {
    await home.open()
    await expect(home.greeting).toHaveText('你好，关于加密资产，有什么可以帮你？')
    await expect(home.greeting).toHaveCount(1)
    await expect(home.greeting.page().getByRole('textbox', { name: '你的问题' })).toBeVisible()
  })

  test.describe('in Chinese', () => {
    test.use({ language: 'zh' })

    test('the login and the plans are prerendered', async ({ page, login, pricing }) => {
      for (const place of ['/login', '/price']) await untilPrerendered(page, place)
      await page.goto('/login')
      await expect(login.email).toBeVisible()
      await expect(login.by('Google')).toBeVisible()
      await page.goto('/price')
      await expect(pricing.choose('yearly')).toBeVisible()
    })
  })
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

test.describe('a browser in English', () => {
  // An address leads nowhere.
  test.use({ provoked: /status of 404/ })

  test('the chosen language and theme stay', async ({ page, home, header }) => {
    await test.step('an address that leads nowhere says so and offers Home', async () => {
      const reply = await page.goto('/no/such/page')
      expect(reply?.status()).toBe(404)
      await expect(page.getByText('There is nothing here')).toBeVisible()
      await home.backHome.click()
      await expect(home.greeting).toBeVisible()
    })

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
})
