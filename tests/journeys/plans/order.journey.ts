import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'

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

test.describe('an order that fails', () => {
  test.use({ provoked: /status of 500|The order could not be placed/ })

  test('shows nothing, is logged, and can be tried again', async ({
    page,
    pricing,
    checkout,
    notes,
  }) => {
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('The order could not be placed'),
    })
    await page.route('**/order/create-checkout-session', (route) =>
      route.fulfill({ status: 500, json: { code: 1, data: 'Out of order' } }),
    )
    await pricing.open()
    await pricing.choose('yearly').click()
    await expect(pricing.choose('yearly')).toBeEnabled()
    await expect(pricing.choose('yearly')).not.toHaveAttribute('aria-busy')
    await logged
    await expect(notes.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Out of order')).toHaveCount(0)
    await page.unroute('**/order/create-checkout-session')
    await pricing.choose('yearly').click()
    await expect(checkout.pay).toBeVisible()
  })
})

test('where nothing is sold the buttons say so', async ({ page, header, pricing, messages }) => {
  await page.route('**/api/v1/config', async (route) => {
    const reply = await route.fetch()
    const { data, ...body } = await reply.json()
    await route.fulfill({ json: { ...body, data: { ...data, checkout: 'off' } } })
  })
  // The page of the plans holds the configuration that its own server has.
  await page.goto('/')
  await untilHydrated(page)
  await header.price.click()
  for (const plan of ['yearly', 'monthly'] as const) {
    await expect(pricing.choose(plan)).toBeDisabled()
    await expect(pricing.choose(plan)).toHaveAccessibleDescription(messages['pricing.off'])
  }
  await expect(pricing.choose('free')).toBeEnabled()
})
