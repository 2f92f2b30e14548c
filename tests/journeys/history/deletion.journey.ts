import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { type Language, messages as texts } from '../pages/messages.ts'

const refusals = {
  en: 'Conversation does not exist/You do not have access',
  zh: '对话不存在/你没有访问权限',
} as const

test('a topic that could not be deleted stays, and one that was is reported', async ({
  page,
  header,
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

  await test.step('a topic is deleted by keyboard, and the focus stays in the list', async () => {
    await history.remove('chain').focus()
    await page.keyboard.press('Enter')
    await expect(history.confirmation).toHaveAccessibleDescription(/“What is a chain\?”/)
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
  })

  const isRefused = async (language: Language) => {
    const shown = new HistoryPage(page, texts[language])
    const notes = page.getByRole('region', {
      name: texts[language]['toasts.region'],
      includeHidden: true,
    })
    await page.route('**/topics/delete_topic', (route) =>
      route.fulfill({ json: { code: 1, data: refusals[language], error_key: 'error.noAccess' } }),
    )
    await shown.remove('block').click()
    await shown.cancel.click()
    await expect(shown.confirmation).toBeHidden()
    await shown.remove('block').click()
    await shown.confirm.click()
    await expect(notes).toContainText(refusals[language])
    await expect(shown.topics).toHaveCount(1)

    await page.unroute('**/topics/delete_topic')
    return { shown, notes }
  }
  await test.step('a topic that could not be deleted stays, in English', () => isRefused('en'))
  await header.language.click()
  const { shown, notes } =
    await test.step('a topic that could not be deleted stays, in Chinese', () => isRefused('zh'))

  await test.step('a topic that was deleted is reported', async () => {
    await shown.remove('block').click()
    await shown.confirm.click()
    await expect(notes).toContainText(texts.zh['history.deleted'])
    await expect(shown.topics).toHaveCount(0)
    await expect(page.getByText(texts.zh['history.empty'])).toBeVisible()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: texts.zh['history.newTopic'] }).first().click()
    await expect(page).toHaveURL('/')
    await expect(main.getByRole('textbox', { name: texts.zh['composer.label'] })).toBeVisible()
  })

  await test.step('what was deleted can’t be opened', async () => {
    await chat.open(gone)
    await expect(new ChatPage(page, texts.zh).questions).toHaveCount(0)
  })
})

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
