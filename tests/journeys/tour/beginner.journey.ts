import { NARROW, WIDE, windowOf } from '../checks/inspection.ts'
import { expect, test } from './guide.ts'

test('what somebody new sees is open to everybody', async ({
  page,
  header,
  history,
  home,
  palette,
  points,
  look,
  hotTopics,
}) => {
  await home.open()
  await expect(home.tryPro).toBeVisible()
  await look('home-free', hotTopics)
  await header.account.click()
  await expect(header.command('contact')).toBeVisible()
  await look('account-menu', 'header.contact', WIDE)
  await page.keyboard.press('Escape')
  await page.setViewportSize(windowOf(NARROW))
  await header.menu.click()
  await expect(header.inMenu('settings')).toBeVisible()
  await look('menu-member', 'header.contact', NARROW)
  await page.keyboard.press('Escape')
  await page.setViewportSize(windowOf(WIDE))

  await palette.open()
  await look('palette-empty', 'palette.actions')
  await palette.field.fill('zzzz')
  await look('palette-nothing', 'palette.empty')
  await page.keyboard.press('Escape')
  await expect(palette.field).toBeHidden()
  await home.composer.field.blur()
  await page.keyboard.press('?')
  await expect(palette.sheet).toBeVisible()
  await look('shortcuts', 'shortcuts.singleHint')
  await history.open()
  await look('history-empty', 'history.emptyText')
  await history.favoritesTab.click()
  await look('favorites-empty', 'history.noFavoritesText')
  await points.open()
  await expect(points.tasks).toHaveCount(6)
  await expect(points.records).toHaveCount(1)
  await points.rules.click()
  await expect(points.rulesDialog).toBeVisible()
  await look('points-rules', 'points.rule.time')
})
