import { randomInt } from 'node:crypto'
import { expect, test } from '../journey.ts'
import { portrait } from '../users/user.ts'

for (const way of ['signing up', 'binding'] as const)
  test.describe(`known by ${way}`, () => {
    test.use({ signedIn: way === 'binding' })

    test('the picture of an X account is a member’s to choose', async ({
      page,
      testApp,
      home,
      login,
      header,
      settings,
      pricing,
      checkout,
      notes,
      messages,
    }) => {
      const { x } = testApp.social
      x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name: 'Mei' }
      x.picture = portrait.buffer
      if (way === 'signing up') {
        await login.open()
        await login.by('X').click()
      } else {
        await home.open()
        await header.openSettings()
        await settings.bindX.click()
        await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
      }
      await header.openSettings()
      await expect(settings.pictureFromX).toBeDisabled()

      await pricing.open()
      await pricing.choose('monthly').click()
      await checkout.pay.click()
      await expect(notes).toContainText(messages['pricing.active'])
      await header.openSettings()
      await settings.pictureFile.setInputFiles(portrait)
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
  })
