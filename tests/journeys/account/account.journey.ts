import { expect, test } from '../journey.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('the account’s menu opens by the first click, and its dialogs lead back to it', async ({
      page,
      home,
      header,
      settings,
      pricing,
    }) => {
      await home.open()
      await header.account.click()
      await expect(header.accountMenu).toBeVisible()
      await expect(header.command('contact')).toHaveAttribute('href', /^(?:mailto|https):/)
      await page.keyboard.press('Escape')
      await expect(header.account).toBeFocused()

      await page.keyboard.press('Enter')
      await header.command('settings').press('Enter')
      await expect(settings.panel).toBeVisible()
      await settings.upgrade.click()
      await expect(settings.panel).toBeHidden()
      await expect(pricing.dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(header.account).toBeFocused()
    })

    test('on a narrow page the menu has the same', async ({ page, home, header }) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await home.open()
      await header.menu.click()
      await expect(header.inMenu('settings')).toBeVisible()
      await header.inMenu('history').click()
      await expect(page).toHaveURL('/history')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await header.menu.click()
      await header.inMenu('logout').click()
      await expect(page).toHaveURL('/login')
    })
  })
}
