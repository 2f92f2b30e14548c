import { expect, test } from '../journey.ts'
import { messages as allMessages, type Language } from '../pages/messages.ts'
import { Palette } from '../pages/palette.ts'
import { heldAnswer } from '../test-app/answers.ts'

/** Words of the language that the palette does not speak, and what they find. */
const foreign = {
  en: [
    ['深色', 'header.theme.dark'],
    ['设置', 'header.settings'],
    ['导出', 'palette.exportPdf'],
  ],
  zh: [
    ['dark', 'header.theme.dark'],
    ['settings', 'header.settings'],
    ['download', 'palette.exportPdf'],
  ],
} as const

test('actions are found and done by keyboard, in each language', async ({
  page,
  home,
  chat,
  palette,
  messages,
  user,
}) => {
  const chinese = allMessages.zh
  const inChinese = new Palette(page, chinese)
  const html = page.locator('html')
  const topicsId = await user.ask('什么是闪电网络？')
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)

  async function findByForeignTerms(shown: Palette, language: Language): Promise<void> {
    await shown.open()
    for (const [query, id] of foreign[language]) {
      await shown.field.fill(query)
      await expect(shown.options.filter({ hasText: allMessages[language][id] })).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(shown.field).toBeHidden()
  }

  await test.step('a topic is found by what was said in it', async () => {
    await palette.choose('闪电', '闪电网络')
    await expect(page).toHaveURL(new RegExp(`/chat/${topicsId}`))
    await expect(chat.questions).toContainText('什么是闪电网络？')
    await chat.reaches('done')
  })

  await test.step('actions are found by words of the other language', async () => {
    await findByForeignTerms(palette, 'en')
    await palette.choose('language', messages['palette.language'])
    await expect(html).toHaveAttribute('lang', 'zh-CN')
    await findByForeignTerms(inChinese, 'zh')
  })

  await test.step('actions are done by keyboard', async () => {
    await inChinese.choose('主题', chinese['header.theme.dark'])
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await inChinese.choose('历史', chinese['header.history'])
    await expect(page).toHaveURL('/history')
    await inChinese.choose('favourites', chinese['palette.favorites'])
    await expect(page).toHaveURL('/history?tab=favorites')
    await inChinese.choose('英文', chinese['palette.language'])
    await expect(html).toHaveAttribute('lang', 'en')
    await palette.choose('theme', messages['header.theme.light'])
    await expect(html).toHaveAttribute('data-theme', 'light')
    await palette.choose('hist', messages['header.history'])
    await expect(page).toHaveURL('/history')
  })
})

test('palette and single keys open while somebody writes and does not', async ({
  page,
  home,
  palette,
  chat,
  testApp,
}) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)

  await test.step('the palette opens while somebody writes, and gives the focus back', async () => {
    await home.composer.field.fill('What?')
    await palette.open()
    await page.keyboard.press('Escape')
    await expect(home.composer.field).toBeFocused()
    await palette.open()
    await page.keyboard.press('Control+k')
    await expect(palette.field).toBeHidden()
    await expect(home.composer.field).toBeFocused()
  })

  await test.step('a key opens the sheet outside of text fields, and single keys can be switched off', async () => {
    await home.composer.field.fill('')
    await page.keyboard.type('Why?')
    await expect(home.composer.field).toHaveValue('Why?')
    await expect(palette.sheet).toBeHidden()

    await home.composer.field.blur()
    await page.keyboard.press('?')
    await expect(palette.sheet).toBeVisible()
    await palette.singleKeys.click()
    await page.keyboard.press('Escape')
    await expect(palette.sheet).toBeHidden()
    await page.keyboard.press('?')
    await palette.choose('shortcuts', 'Keyboard shortcuts')
    await expect(palette.singleKeys).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(palette.sheet).toBeHidden()
  })

  await test.step('keys stop an answer and begin a new topic', async () => {
    const question = `What is slow? ${crypto.randomUUID()}`
    const answer = heldAnswer('It takes its time.')
    testApp.model.answer(question, answer.script)
    await home.composer.ask(question)
    await expect(chat.answers.last()).toContainText('It takes its time.')
    await page.keyboard.press('Escape')
    await chat.reaches('stopped')
    answer.release()

    await page.keyboard.press('Control+Shift+O')
    await expect(page).toHaveURL('/')
    await expect(home.composer.field).toBeFocused()
  })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('is led to the login', async ({ page, home, palette, messages }) => {
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await palette.open()
    await expect(palette.options.filter({ hasText: messages['header.history'] })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette.field).toBeHidden()
    await palette.choose('log in', messages['header.signIn'])
    await expect(page).toHaveURL('/login')
  })
})
