import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'

for (const [language, refused] of [
  ['zh', '对话不存在/你没有访问权限'],
  ['en', 'Conversation does not exist/You do not have access'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a topic that could not be deleted stays, and one that was is reported', async ({
      page,
      home,
      history,
      notes,
      user,
      messages,
    }) => {
      await user.ask('What is a sidechain?')
      await history.open()
      await page.route('**/topics/delete_topic', (route) =>
        route.fulfill({ json: { code: 1, data: refused, error_key: 'error.noAccess' } }),
      )
      await history.remove('sidechain').click()
      await history.cancel.click()
      await expect(history.confirmation).toBeHidden()
      await history.remove('sidechain').click()
      await history.confirm.click()
      await expect(notes).toContainText(refused)
      await expect(history.topics).toHaveCount(1)

      await page.unroute('**/topics/delete_topic')
      await history.remove('sidechain').click()
      await history.confirm.click()
      await expect(notes).toContainText(messages['history.deleted'])
      await expect(history.topics).toHaveCount(0)
      await expect(page.getByText(messages['history.empty'])).toBeVisible()

      const main = page.getByRole('main')
      await main.getByRole('button', { name: messages['history.newTopic'] }).first().click()
      await expect(page).toHaveURL('/')
      await expect(home.composer.field).toBeVisible()
    })
  })
}

test('a topic that is deleted in another tab is gone here, and what was typed moves to Home', async ({
  page,
  context,
  home,
  chat,
  user,
  messages,
}) => {
  await chat.open(await user.ask('To be deleted?'))
  await chat.composer.field.fill('Not to be lost')
  const history = new HistoryPage(await context.newPage(), messages)
  await history.open()
  await history.remove('To be deleted?').click()
  await history.confirm.click()
  await expect(page.getByRole('alert')).toContainText(messages['chat.noAccess'])
  await page.bringToFront()
  await home.backHome.click()
  await expect(home.composer.field).toHaveValue('Not to be lost')
})

test('a topic is deleted by keyboard, and the focus stays in the list', async ({
  page,
  history,
  chat,
  user,
  testApp,
}) => {
  for (const question of ['What is a block?', 'What is a chain?'])
    testApp.model.title(question, question)
  await user.ask('What is a block?')
  const gone = await user.ask('What is a chain?')
  await history.open()
  await history.remove('chain').focus()
  await page.keyboard.press('Enter')
  await expect(history.confirmation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history.remove('chain')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(history.confirmation).toBeVisible()
  await history.confirm.focus()
  await page.keyboard.press('Enter')
  await expect(history.topics).toHaveCount(1)
  await expect(history.confirmation).toBeHidden()
  await expect(history.link('block')).toBeFocused()
  await page.reload()
  await expect(history.topics).toHaveCount(1)
  await chat.open(gone)
  await expect(chat.questions).toHaveCount(0)
})
