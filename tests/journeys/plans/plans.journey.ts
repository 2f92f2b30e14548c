import type { Page } from '@playwright/test'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { type Messages, messages as texts } from '../pages/messages.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { SiteHeader } from '../pages/site-header.ts'

test.use({ provoked: /status of 500|The order could not be placed/ })

test('the page says what each plan brings, and an order may end in any way', async ({
  page,
  home,
  header,
  pricing,
  checkout,
  notes,
  messages,
}) => {
  await pricing.open()
  await test.step('the page says what each plan brings, in English', () =>
    saysWhatPlansBring(page, texts.en))
  await header.language.click()
  await test.step('the page says what each plan brings, in Chinese', () =>
    saysWhatPlansBring(page, texts.zh))
  await new SiteHeader(page, texts.zh).language.click()

  await test.step('the free plan leads home', async () => {
    await pricing.choose('free').click()
    await expect(page).toHaveURL('/')
    await expect(home.greeting).toBeVisible()
  })

  await test.step('who cancels is back at the prices', async () => {
    await header.price.click()
    await pricing.choose('monthly').click()
    await checkout.cancel.click()
    await expect(page).toHaveURL('/price')
    await expect(pricing.choose('monthly')).toBeEnabled()
  })

  await test.step('who comes back by the browser can choose again', async () => {
    await pricing.choose('monthly').click()
    await expect(checkout.pay).toBeVisible()
    await page.goBack()
    await pricing.choose('yearly').click()
    await expect(page.getByText('$299 a year')).toBeVisible()
  })

  await test.step('an order that fails shows nothing, is logged, and can be tried again', async () => {
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

  await test.step('where nothing is sold the buttons say so', async () => {
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
})

async function saysWhatPlansBring(page: Page, messages: Messages): Promise<void> {
  const pricing = new PricingPage(page, messages)
  await expect(pricing.heading).toBeVisible()
  const blurbs = page.getByRole('main').getByRole('paragraph')
  for (const blurb of ['topics', 'research', 'marks'] as const)
    await expect(blurbs.filter({ hasText: messages[`pricing.${blurb}Title`] })).toHaveCount(1)
  const yearly = pricing.plan('yearly')
  await expect(yearly).toContainText(messages['pricing.recommended'])
  await expect(yearly).toContainText(messages['pricing.saving'].replace('{percent, number}', '20'))
  await expect(yearly).toContainText('20%')
  await expect(pricing.plan('monthly')).not.toContainText('20%')
  for (const plan of [yearly, pricing.plan('monthly')])
    await expect(plan.getByRole('listitem')).toHaveText([
      messages['pricing.proTopics'],
      messages['pricing.proResearch'],
      messages['pricing.proTheme'],
      messages['pricing.proMark'],
    ])
  await expect(pricing.plan('free').getByRole('listitem').first()).toContainText('3')
}
