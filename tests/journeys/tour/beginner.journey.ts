import { NARROW, WIDE, windowOf } from '../checks/inspection.ts'
import { expect, test } from './guide.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('what somebody new sees is open to everybody', async ({
      page,
      header,
      history,
      home,
      palette,
      points,
      messages,
      look,
    }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await expect(home.tryPro).toBeVisible()
      await look('home-free')
      await header.account.click()
      await expect(header.command('contact')).toBeVisible()
      await look('account-menu', WIDE)
      await page.keyboard.press('Escape')
      await page.setViewportSize(windowOf(NARROW))
      await header.menu.click()
      await expect(header.inMenu('settings')).toBeVisible()
      await look('menu-member', NARROW)
      await page.keyboard.press('Escape')
      await page.setViewportSize(windowOf(WIDE))

      await palette.open()
      await look('palette-empty')
      await palette.field.fill('zzzz')
      await expect(page.getByText(messages['palette.empty'])).toBeVisible()
      await look('palette-nothing')
      await page.keyboard.press('Escape')
      await expect(palette.field).toBeHidden()
      await home.composer.field.blur()
      await page.keyboard.press('?')
      await expect(palette.sheet).toBeVisible()
      await look('shortcuts')
      await history.open()
      await expect(page.getByText(messages['history.emptyText'])).toBeVisible()
      await look('history-empty')
      await history.favoritesTab.click()
      await expect(page.getByText(messages['history.noFavoritesText'])).toBeVisible()
      await look('favorites-empty')
      await points.open()
      await expect(points.tasks).toHaveCount(6)
      await expect(points.records).toHaveCount(1)
      await points.rules.click()
      await expect(points.rulesDialog).toBeVisible()
      await look('points-rules')
    })
  })
}
