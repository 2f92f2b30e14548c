import { expect, test } from '../journey.ts'

for (const [language, reason] of [
  ['zh', 'Pro 专属功能，请先升级'],
  ['en', 'Pro-exclusive feature, please upgrade first'],
] as const) {
  for (const width of [1280, 375]) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ language, viewport: { width, height: 940 } })

      test('the settings of a free account', async ({ page, home, header, settings, person }) => {
        await home.open()
        if (width < 768) {
          await header.menu.click()
          await header.inMenu('settings').click()
        } else await header.openSettings()
        await expect(settings.panel).toContainText(person.email)
        await expect(settings.picture).toBeDisabled()
        await expect(settings.picture).toHaveAccessibleDescription(reason)
        await expect(settings.save).toBeDisabled()

        await settings.show('preference')
        await expect(settings.theme('pro')).toBeDisabled()
        await expect(settings.theme('pro')).toHaveAccessibleDescription(reason)
        await expect(settings.copyright).toBeDisabled()

        await settings.show('data')
        await expect(settings.dataUse).not.toBeChecked()

        await page.keyboard.press('Escape')
        await expect(settings.panel).toBeHidden()
        await expect(width < 768 ? header.menu : header.account).toBeFocused()
      })
    })
  }
}

test('a new name is greeted at once, and an empty one can’t be saved', async ({
  page,
  home,
  header,
  settings,
}) => {
  await home.open()
  await header.openSettings()
  await settings.name.fill('  ')
  await expect(settings.save).toBeDisabled()
  await settings.name.fill('一'.repeat(31))
  await expect(settings.panel).toContainText('31 characters, 30 at most')
  await settings.name.fill('  Satoshi  ')
  await settings.name.press('Enter')
  await expect(settings.name).toHaveValue('Satoshi')
  await expect(settings.save).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(home.greeting).toHaveText('Hello, Satoshi')
})

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

test('all topics are deleted once that is confirmed', async ({
  page,
  chat,
  header,
  settings,
  person,
}) => {
  await chat.open(await person.ask('What is a token?'))
  await expect(chat.questions).toHaveCount(1)
  await header.openSettings()
  await settings.show('data')
  await settings.dataUse.click()
  await expect(settings.dataUse).toBeChecked()
  await settings.deleteTopics.click()
  await settings.confirm('topicsDelete')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('All topics are deleted', { exact: true })).toBeVisible()
  await expect(settings.dataUse).toBeChecked()
})

for (const [language, phrase] of [
  ['zh', '删除我的账户'],
  ['en', 'DELETE MY ACCOUNT'],
] as const) {
  test.describe(`${language}: an account`, () => {
    test.use({ language })

    test('is deleted by its phrase, and leaves no draft', async ({
      page,
      home,
      header,
      settings,
    }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await home.composer.field.fill('Mine alone')
      await header.openSettings()
      await settings.show('data')
      await settings.deleteAccount.click()
      const field = settings.question('close').getByRole('textbox')
      await field.fill(phrase.slice(0, -1))
      await field.press('Enter')
      await expect(settings.question('close')).toBeVisible()
      await field.fill(phrase)
      await settings.confirm('close')
      await expect(header.signIn).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(home.composer.field).toHaveValue('')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}
