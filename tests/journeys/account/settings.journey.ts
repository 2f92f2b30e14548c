import { expect, test } from '../journey.ts'

for (const [language, width, reason] of [
  ['zh', 375, 'Pro 专属功能，请先升级'],
  ['en', 1280, 'Pro-exclusive feature, please upgrade first'],
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 940 } })

    test('the settings of a free account', async ({ page, home, header, settings, user }) => {
      await home.open()
      if (width < 768) {
        await header.menu.click()
        await header.inMenu('settings').click()
      } else await header.openSettings()
      await expect(settings.panel).toContainText(user.email)
      await expect(settings.picture).toBeDisabled()
      await expect(settings.picture).toHaveAccessibleDescription(reason)
      await expect(settings.save).toBeDisabled()

      await settings.show('preference')
      await expect(settings.theme('pro')).toBeDisabled()
      await expect(settings.theme('pro')).toHaveAccessibleDescription(reason)
      await expect(settings.copyright).toBeDisabled()

      await settings.show('data')
      await expect(settings.dataUse).not.toBeChecked()

      await page.keyboard.press('Escape')
      await expect(settings.panel).toBeHidden()
      await expect(width < 768 ? header.menu : header.account).toBeFocused()
      if (language === 'zh') return

      await test.step('a new name is greeted at once and stays, and an empty one can’t be saved', async () => {
        await header.openSettings()
        await settings.name.fill('  ')
        await expect(settings.save).toBeDisabled()
        await settings.name.fill('一'.repeat(31))
        await expect(settings.panel).toContainText('31 characters, 30 at most')
        await settings.name.fill('  Satoshi  ')
        await settings.name.press('Enter')
        await expect(settings.name).toHaveValue('Satoshi')
        await expect(settings.save).toBeDisabled()
        await page.keyboard.press('Escape')
        await expect(home.greeting).toHaveText('Hello, Satoshi')
        await page.reload()
        await expect(home.greeting).toHaveText('Hello, Satoshi')
      })
    })
  })
}
