import { randomInt } from 'node:crypto'
import { inspect } from '../checks/inspection.ts'
import { expect, test } from './guide.ts'

test('the settings are open to everybody', async ({
  page,
  testApp,
  user,
  checkout,
  header,
  home,
  pricing,
  settings,
  texts,
  messages,
  look,
}) => {
  const username = `mei_${randomInt(1e6)}`
  testApp.social.x.person = { id: String(randomInt(1e12)), username, name: 'Mei' }
  await home.open()
  await header.openSettings()
  await expect(settings.panel).toContainText(user.email)
  await look('settings-account', 'settings.sessionsEndAll')
  await settings.show('preference')
  await expect(settings.theme('pro')).toBeVisible()
  await look('settings-preference', 'settings.copyrightHint')
  await settings.show('data')
  await expect(settings.dataUse).toBeVisible()
  await look('settings-data', 'settings.closeText')
  await settings.deleteTopics.click()
  await expect(settings.prompt('topicsDelete')).toBeVisible()
  await look('settings-topics-delete', 'settings.topicsDeleteText')
  await page.keyboard.press('Escape')
  await settings.deleteAccount.click()
  await settings.prompt('close').getByRole('textbox').fill(texts.deletion)
  await look('settings-close', 'settings.closeWarning')
  await page.keyboard.press('Escape')

  await settings.show('account')
  await settings.bindX.click()
  await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
  await header.openSettings()
  await expect(settings.panel).toContainText(username)
  await look('settings-x-bound', 'settings.xUnbind')
  await settings.unbindX.click()
  await expect(settings.prompt('xUnbind')).toBeVisible()
  await look('settings-x-unbind', 'settings.xUnbindText')

  await test.step('what a member of Pro sees is open to everybody', async () => {
    await pricing.open()
    await expect(pricing.note).toBeVisible()
    await look('price-free', 'pricing.lead')
    await pricing.choose('yearly').click()
    await expect(checkout.pay).toBeVisible()
    await inspect(page, 'en', 'checkout')
    // It is no page of the app, and speaks the language in which the plan was chosen.
    const { checkout_url } = await user.post<{ checkout_url: string }>(
      '/order/create-checkout-session',
      { order_type: '1', language: 'zh' },
    )
    await page.goto(checkout_url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await inspect(page, 'zh', 'checkout')
    await checkout.pay.click()
    await expect(page.getByText(messages['pricing.active']).first()).toBeVisible()
    // Toasts stay while the window has no focus.
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await expect(home.hotTopics).toHaveCount(6)
    await look('home-order-active', 'pricing.active')
    await pricing.open()
    await expect(pricing.choose('yearly')).toHaveText(messages['pricing.manage'])
    await look('price-pro', 'pricing.memberLead')
    await header.openSettings()
    await expect(settings.picture).toBeEnabled()
    await look('settings-account-pro', 'settings.sessionsEndAll')
    await settings.show('preference')
    await expect(settings.theme('pro')).toBeEnabled()
    await look('settings-preference-pro', 'settings.copyrightHint')
    await settings.show('data')
    await settings.deleteAccount.click()
    await expect(settings.prompt('close')).toContainText(messages['settings.closeWarningPro'])
    await look('settings-close-pro', 'settings.closeWarningPro')
  })
})
