import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'

const queries = {
  en: { theme: 'theme', history: 'hist', language: 'language' },
  zh: { theme: '主题', history: '历史', language: '英文' },
} as const

/** Words of the language that the palette does not speak. */
const foreign = {
  en: { theme: '深色', settings: '设置', export: '导出' },
  zh: { theme: 'dark', settings: 'settings', export: 'download' },
} as const

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('actions are found and done by keyboard', async ({
      page,
      home,
      chat,
      palette,
      messages,
      user,
    }) => {
      const query = queries[language]
      const topicsId = await user.ask('什么是闪电网络？')
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)

      await test.step('a topic is found by what was said in it', async () => {
        await palette.choose('闪电', '闪电网络')
        await expect(page).toHaveURL(new RegExp(`/chat/${topicsId}`))
        await expect(chat.questions).toContainText('什么是闪电网络？')
        await chat.reaches('done')
      })

      await test.step('actions are found by words of the other language', async () => {
        await palette.open()
        for (const [query, label] of [
          [foreign[language].theme, messages['header.theme.dark']],
          [foreign[language].settings, messages['header.settings']],
          [foreign[language].export, messages['palette.exportPdf']],
        ] as const) {
          await palette.field.fill(query)
          await expect(palette.options.filter({ hasText: label })).toHaveCount(1)
        }
        await page.keyboard.press('Escape')
        await expect(palette.field).toBeHidden()
      })

      await test.step('actions are done by keyboard', async () => {
        await palette.choose(query.theme, messages['header.theme.dark'])
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        await palette.choose('favourites', messages['palette.favorites'])
        await expect(page).toHaveURL('/history?tab=favorites')
        await palette.choose(query.history, messages['header.history'])
        await expect(page).toHaveURL('/history')
        await palette.choose(query.language, messages['palette.language'])
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'zh' ? 'en' : 'zh-CN',
        )
      })
    })
  })
}

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
