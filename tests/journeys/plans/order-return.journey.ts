import { untilSeen } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test('a payment that is not confirmed is asked for again', async ({ page, messages }) => {
  await page.clock.install()
  await page.goto('/?order=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
  await untilSeen(page, page.getByText(messages['pricing.late']))
  await page.getByRole('button', { name: messages['pricing.lookAgain'] }).click()
  await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
})

test.describe('a payment whose part of the page can’t be loaded', () => {
  test.use({ provoked: /status of 404|dynamically imported/ })

  test('is reported, and looked up after a reload', async ({ page, messages }) => {
    const part = '**/assets/order-return-*.js'
    await page.route(part, (route) => route.fulfill({ status: 404 }))
    await page.goto('/?order=00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('alert')).toContainText(messages['home.orderUnseen'])
    await page.unroute(part)
    await page.getByRole('button', { name: messages['error.reload'] }).click()
    await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
  })
})
