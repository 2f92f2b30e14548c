import { expect, test } from './guide.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('what a member of Pro sees is open to everybody', async ({
      page,
      checkout,
      header,
      home,
      pricing,
      settings,
      messages,
      look,
    }) => {
      await pricing.open()
      await expect(pricing.note).toBeVisible()
      await look('price-free')
      await pricing.choose('yearly').click()
      await expect(checkout.pay).toBeVisible()
      await look('checkout')
      await checkout.pay.click()
      await expect(page.getByText(messages['pricing.active']).first()).toBeVisible()
      // Toasts stay while the window has no focus.
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      await expect(home.hotTopics).toHaveCount(6)
      await look('home-order-active')
      await pricing.open()
      await expect(pricing.choose('yearly')).toHaveText(messages['pricing.manage'])
      await look('price-pro')
      await header.openSettings()
      await expect(settings.picture).toBeEnabled()
      await look('settings-account-pro')
      await settings.show('preference')
      await expect(settings.theme('pro')).toBeEnabled()
      await look('settings-preference-pro')
      await settings.show('data')
      await settings.deleteAccount.click()
      await expect(settings.prompt('close')).toContainText(messages['settings.closeWarningPro'])
      await look('settings-close-pro')
    })
  })
}
