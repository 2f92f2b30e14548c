import { expect, test } from '../journey.ts'

test.use({ language: 'zh' })

test('the account’s menu leads on, on wide and narrow pages', async ({
  page,
  home,
  header,
  settings,
  pricing,
}) => {
  await home.open()

  await test.step('the account’s menu opens by the first click, and its dialogs lead back to it', async () => {
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
    await expect(pricing.dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(header.account).toBeFocused()

    await header.account.click()
    await header.command('upgrade').click()
    await expect(header.accountMenu).toBeHidden()
    for (const plan of ['free', 'yearly', 'monthly'] as const)
      await expect(pricing.choose(plan)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pricing.dialog).toBeHidden()
  })

  await test.step('on a narrow page the menu has the same, and each leads on', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await header.menu.click()
    for (const command of ['settings', 'upgrade', 'contact', 'logout'] as const)
      await expect(header.inMenu(command)).toBeVisible()
    await expect(header.inMenu('contact')).toHaveAttribute('href', /^(?:mailto|https):/)
    for (const place of ['newTopic', 'history', 'price', 'pointsPlace'] as const)
      await expect(header.inMenu(place)).toHaveAttribute('href', /^\//)
    for (const setting of ['language', 'theme.dark'] as const)
      await expect(header.inMenu(setting)).toBeEnabled()
    await header.inMenu('history').click()
    await expect(page).toHaveURL('/history')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await header.menu.click()
    await header.inMenu('settings').click()
    await expect(settings.panel).toBeVisible()
    await page.keyboard.press('Escape')
    await header.menu.click()
    await header.inMenu('upgrade').click()
    await expect(pricing.dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await header.menu.click()
    await header.inMenu('logout').click()
    await expect(page).toHaveURL('/login')
  })
})
