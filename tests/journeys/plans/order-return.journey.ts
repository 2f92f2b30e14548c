import { untilSeen } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test.use({ provoked: /status of 404|dynamically imported/ })

test('a payment is looked up, whatever is missing at first', async ({ page, messages }) => {
  const address = '/?order=00000000-0000-4000-8000-000000000000'

  await test.step('one whose part of the page can’t be loaded is reported, and looked up after a reload', async () => {
    const part = '**/assets/order-return-*.js'
    await page.route(part, (route) => route.fulfill({ status: 404 }))
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText(messages['home.orderUnseen'])
    await page.unroute(part)
    await page.getByRole('button', { name: messages['error.reload'] }).click()
    await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
  })

  await test.step('one that is not confirmed is asked for again', async () => {
    await page.clock.install()
    await page.goto(address)
    await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
    await untilSeen(page, page.getByText(messages['pricing.late']))
    await page.getByRole('button', { name: messages['pricing.lookAgain'] }).click()
    await expect(page.getByText(messages['pricing.confirming'])).toBeVisible()
  })
})
