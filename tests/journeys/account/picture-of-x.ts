import { expect, type Page } from '@playwright/test'
import type { SettingsDialog } from '../pages/settings-dialog.ts'
import type { SiteHeader } from '../pages/site-header.ts'
import { portrait } from '../users/user.ts'

/** Shows that who has just paid takes the picture of the X account in place of an own one. */
export async function choosesPictureOfX(
  page: Page,
  header: SiteHeader,
  settings: SettingsDialog,
): Promise<void> {
  await page.goto('/')
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
}
