import type { Page } from '@playwright/test'
import { test as base, expect } from '../journey.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import type { Words } from '../pages/words.ts'

const toasts = (page: Page, words: Words) =>
  page.getByRole('region', { name: words['toasts.region'] })

const test = base.extend<{ pricing: PricingPage; checkout: CheckoutPage }>({
  pricing: async ({ page, words }, use) => use(new PricingPage(page, words)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
})

for (const [language, prices, left] of [
  ['zh', ['$0 /永久', '$299 /年', '$30 /月'], '今天还可新建'],
  ['en', ['$0 /Forever', '$299 /Y', '$30 /M'], 'left today'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('out of topics, somebody buys Pro and has no limit any more', async ({
      page,
      home,
      chat,
      header,
      person,
      pricing,
      checkout,
      words,
    }) => {
      for (const question of ['Topic one', 'Topic two', 'Topic three']) await person.ask(question)
      await home.open()
      await expect(page.getByText(words['home.limitTitle'])).toBeVisible()
      await home.composer.ask('Topic four')
      await expect(pricing.dialog).toBeVisible()
      for (const [place, price] of prices.entries())
        await expect(pricing.dialog.getByRole('article').nth(place)).toContainText(price)
      await pricing.choose('yearly').click()
      await checkout.pay.click()

      await expect(toasts(page, words)).toContainText(words['pricing.active'])
      await expect(page).toHaveURL('/')
      await page.getByRole('button', { name: words['pricing.tryTheme'] }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme-pro')
      await expect(page.getByText(words['home.limitTitle'])).toBeHidden()
      await expect(page.getByText(left)).toBeHidden()
      await expect(home.composer.field).toHaveValue('Topic four')
      await home.composer.ask('Topic four')
      await chat.reaches('done')
      await expect(header.newTopic).toBeVisible()
    })
  })
}

test('who cancels is back at the prices', async ({ page, pricing, checkout }) => {
  await pricing.open()
  await pricing.choose('monthly').click()
  await checkout.cancel.click()
  await expect(page).toHaveURL('/price')
  await expect(pricing.choose('monthly')).toBeEnabled()
})

test('who comes back by the browser can choose again', async ({ page, pricing, checkout }) => {
  await pricing.open()
  await pricing.choose('monthly').click()
  await expect(checkout.pay).toBeVisible()
  await page.goBack()
  await pricing.choose('yearly').click()
  await expect(page.getByText('$299 a year')).toBeVisible()
})

test('a member manages the subscription', async ({ page, pricing, checkout, words }) => {
  await pricing.open()
  await pricing.choose('monthly').click()
  await checkout.pay.click()
  await expect(toasts(page, words)).toContainText(words['pricing.active'])
  await pricing.open()
  await expect(page.getByText(words['pricing.memberLead'])).toBeVisible()
  await expect(pricing.choose('yearly')).toHaveText(words['pricing.manage'])
  await pricing.choose('yearly').click()
  await expect(checkout.end).toBeVisible()
})

test('the free plan leads home', async ({ page, home, pricing }) => {
  await pricing.open()
  await pricing.choose('free').click()
  await expect(page).toHaveURL('/')
  await expect(home.greeting).toBeVisible()
})

test.describe('an order that fails', () => {
  test.use({ provoked: /status of 500|The order could not be placed/ })

  test('can be tried again', async ({ page, pricing, checkout }) => {
    await page.route('**/order/create-checkout-session', (route) =>
      route.fulfill({ status: 500, json: { code: 1, data: 'Out of order' } }),
    )
    await pricing.open()
    await pricing.choose('yearly').click()
    await expect(pricing.choose('yearly')).toBeEnabled()
    await expect(pricing.choose('yearly')).not.toHaveAttribute('aria-busy')
    await page.unroute('**/order/create-checkout-session')
    await pricing.choose('yearly').click()
    await expect(checkout.pay).toBeVisible()
  })
})

test('where nothing is sold the buttons say so', async ({ page, pricing, words }) => {
  await page.route('**/api/v1/config', async (route) => {
    const reply = await route.fetch()
    const { data, ...body } = await reply.json()
    await route.fulfill({ json: { ...body, data: { ...data, checkout: 'off' } } })
  })
  await pricing.open()
  for (const plan of ['yearly', 'monthly'] as const) {
    await expect(pricing.choose(plan)).toBeDisabled()
    await expect(pricing.choose(plan)).toHaveAccessibleDescription(words['pricing.off'])
  }
  await expect(pricing.choose('free')).toBeEnabled()
})

test('a payment that is not confirmed is asked for again', async ({ page, words }) => {
  await page.clock.install()
  await page.goto('/?order=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(words['pricing.confirming'])).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(page.getByText(words['pricing.late'])).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: words['pricing.lookAgain'] }).click()
  await expect(page.getByText(words['pricing.confirming'])).toBeVisible()
})

test.describe('a payment whose part of the page can’t be loaded', () => {
  test.use({ provoked: /status of 404|dynamically imported/ })

  test('is not kept silent about, and looked up after a reload', async ({ page, words }) => {
    const part = '**/assets/order-return-*.js'
    await page.route(part, (route) => route.fulfill({ status: 404 }))
    await page.goto('/?order=00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('alert')).toContainText(words['home.orderUnseen'])
    await page.unroute(part)
    await page.getByRole('button', { name: words['error.reload'] }).click()
    await expect(page.getByText(words['pricing.confirming'])).toBeVisible()
  })
})

test('the offer of Pro stays away once it is dismissed', async ({ page, home, words }) => {
  await home.open()
  const offer = page.getByRole('region', { name: words['pricing.cardTitle'] })
  await offer.getByRole('button', { name: words['pricing.cardDismiss'] }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByText('3 topics left today')).toBeVisible()
  await expect(offer).toBeHidden()
})

test.describe('what is said in passing', () => {
  test.use({ provoked: /status of 502/ })

  test('leaves the offer of Pro free', async ({ page, home, words }) => {
    await page.route('**/topics/fetch_hot_topics?*', (route) => route.fulfill({ status: 502 }))
    await home.open()
    const offer = page.getByRole('region', { name: words['pricing.cardTitle'] })
    const toast = page.getByRole('listitem').filter({ hasText: words['error.server'] })
    const [card, said] = [await offer.boundingBox(), await toast.boundingBox()]
    expect(said?.y).toBeGreaterThan(300)
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
  })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('logs in first and is back at the prices', async ({
    page,
    pricing,
    login,
    house,
    person,
    words,
  }) => {
    await pricing.open()
    await pricing.choose('yearly').click()
    await expect(page).toHaveURL('/login')
    await login.sendTo(person.email)
    await login.enter(await house.codeFor(person.email))
    await expect(page).toHaveURL('/price')
    await expect(pricing.choose('yearly')).toHaveText(words['pricing.upgrade'])
  })
})
