import { NARROW, WIDE, windowOf } from '../checks/inspection.ts'
import { inspectInBoth } from '../checks/languages.ts'
import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { messages as allMessages, type Language } from '../pages/messages.ts'

const question = 'What is a fork?'
const word = 'fork'
const title = 'Splits of a chain'

test('a title is changed in its place in the history', async ({
  page,
  history,
  messages,
  user,
}) => {
  await user.ask(question)
  await history.open()
  await history.rename(word).click()
  await expect(history.titleField).toBeFocused()
  await history.titleField.press('Escape')
  await expect(history.link(word)).toBeFocused()

  await test.step('a title that is too long is refused, and kept whatever the language', async () => {
    const long = title.repeat(30)
    await history.rename(word).click()
    await history.titleField.fill(long)
    await history.titleField.press('Enter')
    await inspectInBoth(page, 'history-renaming', async (language) => {
      const { titleField } = new HistoryPage(page, allMessages[language])
      await expect(page.getByRole('alert')).toHaveText(
        allMessages[language]['history.tooLongTitle'],
      )
      await expect(titleField).toHaveValue(long)
      await expect(titleField).toBeFocused()
    })
  })

  await history.titleField.fill('  ')
  await history.titleField.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(messages['history.emptyTitle'])
  await history.titleField.fill(title)
  const stored = page.waitForResponse('**/topics/rename_topic')
  await history.titleField.press('Enter')
  await expect(history.link(title)).toBeFocused()
  await stored
  await page.reload()
  await expect(history.link(title)).toBeVisible()
})

test('the title in the header is changed in its place, on wide and narrow pages', async ({
  page,
  testApp,
  chat,
  header,
  history,
  user,
}) => {
  testApp.model.title(question, question)
  const widths = [
    [WIDE, word, title],
    [NARROW, title, `${title} 2`],
  ] as const
  await page.setViewportSize(windowOf(WIDE))
  await chat.open(await user.ask(question))
  for (const [width, before, after] of widths)
    await test.step(`the title in the header is changed in its place, ${width} px wide`, async () => {
      await page.setViewportSize(windowOf(width))
      await expect(header.title(before)).toBeVisible()
      await inspectInBoth(page, 'chat-title', 'chat.answer', [width])
      await header.title(before).click()
      await expect(history.titleField).toBeFocused()
      await history.titleField.fill('')
      await history.titleField.press('Enter')
      const refused = async (language: Language) => {
        await expect(page.getByRole('alert')).toHaveText(
          allMessages[language]['history.emptyTitle'],
        )
        await expect(new HistoryPage(page, allMessages[language]).titleField).toBeFocused()
      }
      await inspectInBoth(page, 'chat-renaming', refused, [width])
      await history.titleField.fill(after)
      const stored = page.waitForResponse('**/topics/rename_topic')
      await history.titleField.press('Enter')
      await expect(header.title(after)).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${after}`))
      await stored
    })
  await page.reload()
  await expect(header.title(`${title} 2`)).toBeVisible()
})

test('a title that is left is stored, and one that the server refuses is taken back', async ({
  page,
  testApp,
  history,
  user,
}) => {
  await user.ask('What is a fork?')
  await history.open()

  await test.step('a long question that stands for a title may stay', async () => {
    const long = `Before I begin: ${'how are coins kept, '.repeat(4)}and is it safe?`
    testApp.model.title(long, long)
    await user.ask(long)
    await history.open()
    await history.rename('coins').click()
    await expect(history.titleField).toHaveValue(/^Before .{95,}…$/)
    await history.titleField.press('Enter')
    await expect(history.titleField).toHaveCount(0)
    await expect(history.link('coins')).toBeFocused()
  })

  await test.step('leaving the field stores the title', async () => {
    await history.rename('fork').click()
    await history.titleField.fill('Splits')
    await history.search.click()
    await expect(history.link('Splits')).toBeVisible()
    await page.reload()
    await expect(history.link('Splits')).toBeVisible()
  })

  await test.step('a title that the server refuses is taken back, and its text kept', async () => {
    const refused = 'This conversation is gone.'
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/v1/topics/rename_topic', async (route) => {
      await answer.promise
      await route.fulfill({ json: { code: 1, data: refused, error_key: 'error.noAccess' } })
    })
    await history.rename('Splits').click()
    await history.titleField.fill('Forks')
    await history.titleField.press('Enter')
    await expect(history.link('Forks')).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('alert')).toHaveText(refused)
    await expect(history.titleField).toHaveValue('Forks')
    await history.titleField.press('Escape')
    await expect(history.link('Splits')).toBeVisible()
  })
})

test('another tab shows the new title', async ({
  page,
  context,
  testApp,
  chat,
  header,
  messages,
  user,
}) => {
  testApp.model.title('What is a fork?', 'A fork')
  await chat.open(await user.ask('What is a fork?'))
  await expect(header.title('fork')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/history')
  await other.getByRole('button', { name: messages['history.rename'] }).click()
  await other.getByRole('textbox', { name: messages['history.titleLabel'] }).fill('Splits')
  await other.keyboard.press('Enter')
  await expect(header.title('Splits')).toBeVisible()
  await expect(page).toHaveTitle(/^Splits/)
})
