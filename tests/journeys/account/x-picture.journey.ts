import { randomInt } from 'node:crypto'
import { expect, test } from '../journey.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { newEmail } from '../people/person.ts'

// Providers are reached by navigations, for which signing in has given the browser a cookie.
test.use({ signedIn: false })

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const way of ['signing up', 'binding'] as const)
  test(`the picture of an X account that is known by ${way} is a member’s to choose`, async ({
    page,
    house,
    login,
    header,
    settings,
    words,
  }) => {
    const { x } = house.social
    x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name: 'Mei' }
    x.picture = picture
    if (way === 'signing up') {
      await login.open()
      await login.by('X').click()
    } else {
      await login.as(newEmail(), house)
      await header.openSettings()
      await settings.bindX.click()
      await expect(page.getByText(words['settings.xBound'], { exact: true })).toBeVisible()
    }
    await header.openSettings()
    await expect(settings.pictureFromX).toBeDisabled()

    await new PricingPage(page, words).open()
    await new PricingPage(page, words).choose('monthly').click()
    await new CheckoutPage(page).pay.click()
    await expect(page.getByText(words['pricing.active']).first()).toBeVisible()
    await header.openSettings()
    await settings.pictureFile.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: picture,
    })
    const shown = settings.panel.locator('img[src*="/api/v1/avatars/"]')
    await expect(shown).toBeVisible()
    const own = String(await shown.getAttribute('src'))
    await settings.pictureFromX.click()
    await expect(shown).not.toHaveAttribute('src', own)
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const ofX = String(await shown.getAttribute('src'))
    await page.reload()
    await expect(header.account.locator(`img[src="${ofX}"]`)).toBeVisible()
  })
