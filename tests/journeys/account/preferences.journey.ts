import { expect, test } from '../journey.ts'
import { messages } from '../pages/messages.ts'
import { SiteHeader } from '../pages/site-header.ts'

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

test('theme and language of one tab are those of the others, and stay', async ({
  page,
  context,
  home,
  header,
  settings,
}) => {
  await home.open()
  await header.openSettings()
  await settings.show('preference')
  await expect(settings.theme('system')).toBeChecked()
  const other = await context.newPage()
  await other.goto('/price')
  await new SiteHeader(other, messages.en).theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(settings.theme('dark')).toBeChecked()
  await new SiteHeader(other, messages.en).language.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('dialog', { name: messages.zh['settings.title'] })).toBeVisible()
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-CN')
  }
})
