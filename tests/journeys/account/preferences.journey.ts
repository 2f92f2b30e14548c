import { expect, test } from '../journey.ts'
import { messages } from '../pages/messages.ts'
import { SettingsDialog } from '../pages/settings-dialog.ts'
import { SiteHeader } from '../pages/site-header.ts'

test('theme and language change at once, in each tab, and stay', async ({
  page,
  context,
  home,
  header,
  settings,
}) => {
  const root = page.locator('html')
  const inChinese = new SettingsDialog(page, messages.zh)
  await home.open()
  await header.openSettings()
  await settings.show('preference')

  await test.step('the system’s theme is followed while it changes', async () => {
    await settings.theme('light').check()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'light')
    await settings.theme('system').check()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(root).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await header.openSettings()
    await settings.show('preference')
    await expect(settings.theme('system')).toBeChecked()
  })

  await test.step('theme and language of one tab are those of the others, and stay', async () => {
    const other = await context.newPage()
    await other.goto('/price')
    await new SiteHeader(other, messages.en).theme.click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(settings.theme('dark')).toBeChecked()
    await new SiteHeader(other, messages.en).language.click()
    await expect(root).toHaveAttribute('lang', 'zh-CN')
    await expect(inChinese.panel).toBeVisible()
    for (const tab of [page, other]) {
      await tab.reload()
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-CN')
    }
    await other.close()
  })

  await test.step('theme and language change at once and stay', async () => {
    await new SiteHeader(page, messages.zh).openSettings()
    await inChinese.show('preference')
    await inChinese.theme('light').check()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await inChinese.theme('dark').check()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await inChinese.theme('light').check()
    await inChinese.language('English').click()
    await expect(root).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(root).toHaveAttribute('lang', 'en')
  })
})
