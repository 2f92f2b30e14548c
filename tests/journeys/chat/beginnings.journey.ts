import { expect, test } from '../journey.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'

test.use({ hasTouch: true, provoked: /status of 400|Failed to load resource/ })

test('how a topic begins, or does not', async ({
  page,
  home,
  chat,
  header,
  user,
  testApp,
  messages,
}) => {
  await test.step('a new topic has its buttons while the first answer is written', async () => {
    const answer = heldAnswer('First this.')
    await home.open()
    await home.composer.ask(newQuestion(testApp, answer.script))
    await expect(chat.answers).toContainText('First this.')
    await expect(header.share).toBeVisible()
    await chat.reaches('streaming')
    answer.release()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
  })

  await test.step('with a finger what is left of a topic is explained on a tap', async () => {
    const explanation = page.getByRole('tooltip', { name: messages['chat.messagesLeftHint'] })
    await page.getByText('3 messages left').tap()
    await expect(explanation).toBeAttached()
  })

  await test.step('a question whose reply is lost is shown as the server has it when it is asked again', async () => {
    let tries = 0
    await page.route('**/api/v1/ask', (route) => {
      tries += 1
      return route.abort()
    })
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
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

  await test.step('an address that no topic can have is said to be none, and is not to be tried again', async () => {
    await page.goto('/chat/a-topic')
    await expect(page.getByRole('alert')).toContainText(messages['chat.noAccess'])
    await expect(page.getByRole('button', { name: messages['chat.retryLoad'] })).toHaveCount(0)
  })
})
