import { expect, test } from '../journey.ts'

test('theme and language change at once and stay', async ({ page, home, header, settings }) => {
  const root = page.locator('html')
  await home.open()
  await header.openSettings()
  await settings.show('preference')
  await settings.theme('dark').check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await settings.language('中文').click()
  await expect(root).toHaveAttribute('lang', 'zh-CN')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('lang', 'zh-CN')
})

test('the system’s theme is followed while it changes', async ({
  page,
  home,
  header,
  settings,
}) => {
  const root = page.locator('html')
  await home.open()
  await header.openSettings()
  await settings.show('preference')
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
