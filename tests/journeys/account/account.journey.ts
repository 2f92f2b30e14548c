import { expect, test } from '../journey.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('the account’s menu opens by the first click, and its dialogs lead back to it', async ({
      page,
      home,
      header,
      settings,
    }) => {
      await home.open()
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
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(header.account).toBeFocused()
    })

    test('on a narrow page the menu has the same', async ({ page, home, header }) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await home.open()
      await header.menu.click()
      await expect(header.inMenu('settings')).toBeVisible()
      await header.inMenu('history').click()
      await expect(page).toHaveURL('/history')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await header.menu.click()
      await header.inMenu('logout').click()
      await expect(page).toHaveURL('/login')
    })
  })
}

test.describe('a logout', () => {
  test('leaves neither draft nor place for the next one', async ({
    page,
    chat,
    home,
    header,
    login,
    house,
    person,
  }) => {
    await chat.open(await person.ask('What is a seed?'))
    await expect(chat.questions).toHaveCount(1)
    await chat.composer.field.fill('My secret plan')
    await header.home.click()
    await expect(home.hotTopics).toHaveCount(6)
    await home.composer.field.fill('Another one')
    await page.goBack()
    await expect(chat.composer.field).toHaveValue('My secret plan')
    await header.logOut()
    await expect(page).toHaveURL('/login')
    await expect(login.email).toBeVisible()
    await expect(login.expired).toHaveCount(0)
    const kept = await page.evaluate(() => Object.values(localStorage).join())
    expect(kept).not.toMatch(/secret|Another/)
    await login.sendTo(person.email)
    await login.enter(await house.codeFor(person.email))
    await expect(page).toHaveURL('/')
    await expect(home.composer.field).toHaveValue('')
  })
})
