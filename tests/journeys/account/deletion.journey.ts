import { expect, test } from '../journey.ts'

for (const [language, phrase] of [
  ['zh', '删除我的账户'],
  ['en', 'DELETE MY ACCOUNT'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('an account is deleted by its phrase, and leaves no draft', async ({
      page,
      chat,
      history,
      home,
      header,
      notes,
      settings,
      user,
      messages,
    }) => {
      if (language === 'en')
        await test.step('all topics are deleted once that is confirmed', async () => {
          await chat.open(await user.ask('What is a token?'))
          await expect(chat.questions).toHaveCount(1)
          await header.openSettings()
          await settings.show('data')
          await settings.dataUse.click()
          await expect(settings.dataUse).toBeChecked()
          await settings.deleteTopics.click()
          await settings.confirm('topicsDelete')
          await expect(page).toHaveURL('/')
          await expect(notes).toContainText(messages['settings.topicsDeleted'])
          await expect(settings.dataUse).toBeChecked()
          await history.open()
          await expect(page.getByText(messages['history.emptyText'])).toBeVisible()
        })

      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await home.composer.field.fill('Mine alone')
      await header.openSettings()
      await settings.show('data')
      await settings.deleteAccount.click()
      const field = settings.prompt('close').getByRole('textbox')
      await field.fill(phrase.slice(0, -1))
      await expect(settings.confirmButton('close')).toBeDisabled()
      await field.press('Enter')
      await field.fill(phrase)
      await settings.confirm('close')
      await expect(header.signIn).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(home.composer.field).toHaveValue('')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(user.ask('Who am I?')).rejects.toThrow('401')
    })
  })
}
