import { randomUUID } from 'node:crypto'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'

test('a new topic has its buttons while the first answer is written', async ({
  home,
  chat,
  header,
  testApp,
}) => {
  const question = `Is it there already? ${randomUUID()}`
  const answer = heldAnswer('First this.')
  testApp.model.answer(question, answer.script)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('First this.')
  await expect(header.share).toBeVisible()
  await chat.reaches('streaming')
  answer.release()
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)
})

test.describe('an address that no topic can have', () => {
  test.use({ provoked: /status of 400/ })

  test('is said to be none, and is not to be tried again', async ({ page, messages }) => {
    await page.goto('/chat/a-topic')
    await expect(page.getByRole('alert')).toContainText(messages['chat.noAccess'])
    await expect(page.getByRole('button', { name: messages['chat.retryLoad'] })).toHaveCount(0)
  })
})

test.describe('a question whose reply is lost', () => {
  test.use({ provoked: /Failed to load resource/ })

  test('is shown as the server has it when it is asked again', async ({
    page,
    home,
    chat,
    user,
  }) => {
    let tries = 0
    await page.route('**/api/v1/ask', (route) => {
      tries += 1
      return route.abort()
    })
    await home.open()
    await home.composer.ask('Was it heard?')
    await expect(page).toHaveURL(/\/chat\//)
    // It is sent again automatically before it returns to the field.
    await expect.poll(() => tries).toBe(3)
    await expect(chat.composer.send).toBeEnabled()
    await expect(chat.composer.field).toHaveValue('Was it heard?')
    await user.ask('Was it heard?', new URL(page.url()).pathname.split('/').at(-1))
    await page.unroute('**/api/v1/ask')
    await chat.composer.send.click()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
    await expect(chat.composer.field).toHaveValue('Was it heard?')
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('what is left of a topic is explained on a tap', async ({ page, chat, user, messages }) => {
    await chat.open(await user.ask('How many more?'))
    const explanation = page.getByRole('tooltip', { name: messages['chat.messagesLeftHint'] })
    await page.getByText('3 messages left').tap()
    await expect(explanation).toBeAttached()
  })
})
