import { seeInBoth } from '../checks/languages.ts'
import { expect, test } from '../journey.ts'
import { messages as allMessages } from '../pages/messages.ts'
import { PricingPage } from '../pages/pricing-page.ts'

const prices = {
  zh: ['$0 /永久', '$299 /年', '$30 /月'],
  en: ['$0 /Forever', '$299 /Y', '$30 /M'],
} as const

test('out of topics, somebody buys Pro and has no limit any more', async ({
  page,
  home,
  chat,
  header,
  user,
  pricing,
  checkout,
  login,
  notes,
  testApp,
  messages,
}) => {
  for (const question of ['Topic one', 'Topic two', 'Topic three']) await user.ask(question)
  await home.open()
  await expect(page.getByText(messages['home.limitTitle'])).toBeVisible()
  await home.composer.ask('Topic four')
  await expect(pricing.dialog).toBeVisible()
  await seeInBoth(page, async (language) => {
    const plans = new PricingPage(page, allMessages[language]).dialog.getByRole('article')
    for (const [place, price] of prices[language].entries())
      await expect(plans.nth(place)).toContainText(price)
  })
  await pricing.choose('monthly').click()
  await checkout.pay.click()

  await expect(notes).toContainText(messages['pricing.active'])
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: messages['pricing.tryTheme'] }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme-pro')
  await expect(page.getByText(messages['home.limitTitle'])).toBeHidden()
  await expect(page.getByText('left today')).toBeHidden()
  await expect(home.composer.field).toHaveValue('Topic four')
  await home.composer.ask('Topic four')
  await chat.reaches('done')
  await expect(header.newTopic).toBeVisible()

  await test.step('a member manages the subscription', async () => {
    await pricing.open()
    await expect(page.getByText(messages['pricing.memberLead'])).toBeVisible()
    await expect(page.getByText(/^Pro, monthly\. Ends on .+ and is not renewed\.$/)).toBeVisible()
    await expect(pricing.plan('monthly')).toContainText(messages['pricing.yours'])
    await expect(pricing.choose('monthly')).toHaveText(messages['pricing.manage'])
    await expect(pricing.choose('yearly')).toHaveText(messages['pricing.switch'])
    await pricing.choose('yearly').click()
    await expect(checkout.end).toBeVisible()
  })

  await test.step('a logout costs no member the theme', async () => {
    const theme = () => page.locator('html').getAttribute('data-theme')
    await home.open()
    await header.logOut()
    await expect(login.email).toBeVisible()
    await expect.poll(theme).toBe('light')
    await page.reload()
    await expect(login.email).toBeVisible()
    expect(await theme()).toBe('light')
    await login.as(user.email, testApp)
    await expect(header.account).toBeVisible()
    await expect.poll(theme).toBe('theme-pro')
  })
})

test.describe('beside a toast of an error', () => {
  test.use({ provoked: /status of 502/ })

  test('the offer of Pro floats above the page, and stays away once it is dismissed', async ({
    page,
    home,
    drawer,
    messages,
  }) => {
    const offer = page.getByRole('region', { name: messages['pricing.cardTitle'] })

    await test.step('a toast does not cover the offer of Pro', async () => {
      const topics = '**/topics/fetch_hot_topics?*'
      await page.route(topics, (route) => route.fulfill({ status: 502 }))
      await home.open()
      const toast = page.getByRole('listitem').filter({ hasText: messages['error.server'] })
      await expect(async () => {
        const [card, said] = [await offer.boundingBox(), await toast.boundingBox()]
        expect(said?.y).toBeGreaterThan(300)
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
      }).toPass({ timeout: 20_000 })
      await page.unroute(topics)
    })

    await test.step('the offer of Pro floats above the page, wherever that is scrolled to', async () => {
      await page.setViewportSize({ width: 1280, height: 500 })
      await expect(offer).toBeVisible()
      await expect(offer).toHaveCSS('position', 'fixed')
      // It moves in; where it rests is what counts.
      await offer.evaluate((element) =>
        Promise.all(element.getAnimations().map((each) => each.finished)),
      )
      const before = await offer.boundingBox()
      await page.evaluate(() => {
        document.body.style.minBlockSize = '3000px'
        scrollTo(0, 1000)
      })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      expect(await offer.boundingBox()).toEqual(before)

      // Beside the drawer there is no margin left for it.
      await drawer.button.click()
      await expect(offer).toHaveCSS('position', 'static')
    })

    await test.step('the offer of Pro stays away once it is dismissed', async () => {
      await offer.getByRole('button', { name: messages['pricing.cardDismiss'] }).click()
      await expect(offer).toBeHidden()
      await page.reload()
      await expect(page.getByText('3 topics left today')).toBeVisible()
      await expect(offer).toBeHidden()
    })
  })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('logs in first and is back at the prices', async ({
    page,
    pricing,
    login,
    testApp,
    user,
    messages,
  }) => {
    await pricing.open()
    await pricing.choose('yearly').click()
    await expect(page).toHaveURL('/login')
    await login.as(user.email, testApp)
    await expect(page).toHaveURL('/price')
    await expect(pricing.choose('yearly')).toHaveText(messages['pricing.upgrade'])
  })
})
