import { expect, test } from '../../journey.ts'

test('Pro is bought, and the settings are changed', async ({
  page,
  keys,
  header,
  pricing,
  checkout,
  settings,
  words,
}) => {
  await pricing.open()
  await keys.use(pricing.choose('yearly'))
  await keys.use(checkout.pay)
  await expect(page.getByText(words['pricing.active']).first()).toBeVisible()

  await keys.use(header.account)
  await expect(header.command('settings')).toBeFocused()
  await keys.seesFocus()
  await keys.press('Enter')
  await expect(settings.panel).toBeVisible()
  await keys.write(settings.name, 'Ada')
  await keys.use(settings.save)
  await expect(settings.save).toBeDisabled()
  await expect(settings.name).toBeFocused()

  await keys.reach(settings.tab('account'))
  await keys.press('ArrowRight')
  await expect(settings.tab('preference')).toBeFocused()
  await keys.reach(
    settings.theme('light').or(settings.theme('system')).and(page.locator(':checked')),
  )
  for (const _ of ['dark', 'system', 'pro']) {
    if (await settings.theme('dark').isChecked()) break
    await keys.press('ArrowDown')
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await keys.reach(settings.copyright)
  await keys.press('Space')
  await expect(settings.copyright).toBeChecked()
  await keys.reach(settings.language('English'))
  await keys.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await keys.isSomewhere()
  await keys.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await keys.leave(settings.panel)
  await expect(header.account).toBeFocused()

  await keys.press('Enter')
  await expect(header.command('settings')).toBeFocused()
  await keys.press('End')
  await expect(header.command('logout')).toBeFocused()
  await keys.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('all topics and the account are deleted; who hesitates is back at the button', async ({
  page,
  keys,
  home,
  header,
  settings,
  notes,
  person,
  words,
}) => {
  await person.ask('What is a fee?')
  await home.open()
  await keys.use(header.account)
  await expect(header.command('settings')).toBeFocused()
  await keys.press('Enter')
  await keys.reach(settings.tab('account'))
  await keys.press('End')
  await expect(settings.tab('data')).toBeFocused()
  for (const [opener, about] of [
    [settings.deleteTopics, 'topicsDelete'],
    [settings.deleteAccount, 'close'],
  ] as const) {
    await keys.use(opener)
    await keys.leave(settings.question(about))
    await expect(opener).toBeFocused()
  }

  await keys.use(settings.deleteTopics)
  await keys.use(settings.yes('topicsDelete'))
  await expect(notes).toContainText(words['settings.topicsDeleted'])
  await keys.use(settings.deleteAccount)
  await expect(settings.question('close').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('DELETE MY ACCOUNT')
  await keys.use(settings.yes('close'))
  await expect(header.signIn).toBeVisible()
  await keys.reach(home.composer.field)
})

test('the rules of points and the plans give the focus back', async ({
  keys,
  points,
  pricing,
  words,
}) => {
  await points.open()
  const subscribe = points.task(words['points.subscribe']).getByRole('button')
  for (const [opener, dialog] of [
    [points.rules, points.rulesDialog],
    [subscribe, pricing.dialog],
  ] as const) {
    await keys.use(opener)
    await keys.leave(dialog)
    await expect(opener).toBeFocused()
  }
})
