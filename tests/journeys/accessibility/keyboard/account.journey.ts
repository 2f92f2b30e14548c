import { expect, test } from '../../journey.ts'

test('Pro is bought, and the settings are changed', async ({
  page,
  keyboard,
  header,
  points,
  pricing,
  checkout,
  settings,
  messages,
}) => {
  await test.step('the rules of points and the plans give the focus back', async () => {
    await points.open()
    const subscribe = points.task(messages['points.subscribe']).getByRole('button')
    for (const [opener, dialog] of [
      [points.rules, points.rulesDialog],
      [subscribe, pricing.dialog],
    ] as const) {
      await keyboard.use(opener)
      await keyboard.leave(dialog)
      await expect(opener).toBeFocused()
    }
  })

  await pricing.open()
  await keyboard.use(pricing.choose('yearly'))
  await keyboard.use(checkout.pay)
  await expect(page.getByText(messages['pricing.active']).first()).toBeVisible()

  await keyboard.use(header.account)
  await expect(header.command('settings')).toBeFocused()
  await keyboard.seesFocus()
  await keyboard.press('Enter')
  await expect(settings.panel).toBeVisible()
  await keyboard.write(settings.name, 'Ada')
  await keyboard.use(settings.save)
  await expect(settings.save).toBeDisabled()
  await expect(settings.name).toBeFocused()

  await keyboard.reach(settings.tab('account'))
  await keyboard.press('ArrowRight')
  await expect(settings.tab('preference')).toBeFocused()
  await keyboard.reach(
    settings.theme('light').or(settings.theme('system')).and(page.locator(':checked')),
  )
  for (const _ of ['dark', 'system', 'pro']) {
    if (await settings.theme('dark').isChecked()) break
    await keyboard.press('ArrowDown')
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await keyboard.reach(settings.copyright)
  await keyboard.press('Space')
  await expect(settings.copyright).toBeChecked()
  await keyboard.reach(settings.language('English'))
  await keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await keyboard.isSomewhere()
  await keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await keyboard.leave(settings.panel)
  await expect(header.account).toBeFocused()

  await keyboard.press('Enter')
  await expect(header.command('settings')).toBeFocused()
  await keyboard.press('End')
  await expect(header.command('logout')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('all topics and the account are deleted; who hesitates is back at the button', async ({
  page,
  keyboard,
  home,
  header,
  settings,
  notes,
  user,
  messages,
}) => {
  await user.ask('What is a fee?')
  await home.open()
  await keyboard.use(header.account)
  await expect(header.command('settings')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.reach(settings.tab('account'))
  await keyboard.press('End')
  await expect(settings.tab('data')).toBeFocused()
  for (const [opener, about] of [
    [settings.deleteTopics, 'topicsDelete'],
    [settings.deleteAccount, 'close'],
  ] as const) {
    await keyboard.use(opener)
    await keyboard.leave(settings.prompt(about))
    await expect(opener).toBeFocused()
  }

  await keyboard.use(settings.deleteTopics)
  await keyboard.use(settings.confirmButton('topicsDelete'))
  await expect(notes).toContainText(messages['settings.topicsDeleted'])
  await keyboard.use(settings.deleteAccount)
  await expect(settings.prompt('close').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('DELETE MY ACCOUNT')
  await keyboard.use(settings.confirmButton('close'))
  await expect(header.signIn).toBeVisible()
  await keyboard.reach(home.composer.field)
})
