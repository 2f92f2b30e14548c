import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('Enter while an answer is written keeps the text, which can be told to be sent next', async ({
    home,
    chat,
    messages,
    page,
    testApp,
  }) => {
    const [first, next] = [`First ${crypto.randomUUID()}`, `Next ${crypto.randomUUID()}`]
    const answer = heldAnswer('It begins.')
    testApp.model.answer(first, answer.script)
    testApp.model.answer(next, instantly('The second answer.'))
    const sendNext = page.getByRole('button', { name: messages['chat.sendNext'] })
    const takeBack = page.getByRole('button', { name: messages['chat.takeBack'] })
    await home.open()
    await home.composer.ask(first)
    await expect(chat.answers).toContainText('It begins.')
    const { field } = chat.composer
    await field.fill(next)
    await expect(sendNext).toBeHidden()
    await field.press('Enter')
    await expect(chat.composer.form).toContainText(messages['chat.waits'])
    await expect(field).toHaveValue(next)

    // By keyboard, and taken back and given again.
    await sendNext.focus()
    await sendNext.press('Enter')
    await expect(chat.composer.form).toContainText(messages['chat.isNext'])
    await takeBack.press('Enter')
    await expect(chat.composer.form).toContainText(messages['chat.waits'])
    await sendNext.click()
    // A changed text is another one.
    await field.press('End')
    await field.press('x')
    await expect(takeBack).toBeHidden()
    await field.press('Backspace')
    await sendNext.click()

    answer.release()
    await expect(chat.questions).toContainText([first, next])
    await expect(chat.answers).toContainText(['It begins. And that is all.', 'The second answer.'])
    await expect(field).toHaveValue('')
    expect(testApp.model.requestsFor(next)).toHaveLength(1)
  })
})

test('a waiting question stays a draft, and is edited once it is sent', async ({
  home,
  header,
  chat,
  messages,
  notes,
  page,
  testApp,
}) => {
  const { field } = chat.composer

  await test.step('a waiting question is not sent after a stop, and stays', async () => {
    const [first, next] = [`First ${crypto.randomUUID()}`, `Next ${crypto.randomUUID()}`]
    testApp.model.answer(first, heldAnswer('It begins.').script)
    await home.open()
    await home.composer.ask(first)
    await expect(chat.answers).toContainText('It begins.')
    await field.fill(next)
    await field.press('Enter')
    await page.getByRole('button', { name: messages['chat.sendNext'] }).click()
    // In another tab, or by a key.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await chat.reaches('stopped')
    await expect(notes).toContainText(messages['chat.notSentNext'])
    await expect(field).toHaveValue(next)
    await expect(chat.composer.send).toBeEnabled()
    await expect(chat.questions).toHaveCount(1)
  })

  await test.step('a waiting question is a draft after a reload, and not sent', async () => {
    const [first, next] = [`First ${crypto.randomUUID()}`, `Next ${crypto.randomUUID()}`]
    const answer = heldAnswer('It begins.')
    testApp.model.answer(first, answer.script)
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    await home.composer.ask(first)
    await expect(chat.questions).toContainText(first)
    await expect(chat.answers).toContainText('It begins.')
    await field.fill(next)
    await field.press('Enter')
    await page.getByRole('button', { name: messages['chat.sendNext'] }).click()
    await page.reload()
    await expect(chat.answers).toContainText('It begins.')
    answer.release()
    await chat.reaches('done')
    await expect(field).toHaveValue(next)
    await expect(chat.questions).toHaveCount(1)
    expect(testApp.model.requestsFor(next)).toHaveLength(0)
  })

  await test.step('ArrowUp in an empty composer edits the last question', async () => {
    await field.fill('And who pays it?')
    await field.press('Enter')
    await expect(chat.questions).toHaveCount(2)
    await chat.reaches('done')
    await field.fill('draft')
    await field.press('ArrowUp')
    await field.fill('')
    await field.press('Shift+ArrowUp')
    await expect(chat.editDialog.panel).toBeHidden()
    await field.press('ArrowUp')
    await expect(chat.editDialog.field).toHaveValue('And who pays it?')
    await chat.editDialog.panel.press('Escape')
    await expect(chat.editDialog.panel).toBeHidden()
    await expect(field).toBeFocused()
  })
})
