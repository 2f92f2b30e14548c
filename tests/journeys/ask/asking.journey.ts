import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('signs in, finds the question again and asks it', async ({
    page,
    home,
    login,
    chat,
    testApp,
    user,
  }) => {
    const question = 'Is a paper wallet safe?'
    testApp.model.answer(question, instantly('Paper burns. **Mind that.**'))
    await home.open()
    await home.composer.ask(question)
    await expect(page).toHaveURL('/login')
    await login.as(user.email, testApp)
    await expect(home.composer.field).toHaveValue(question)

    await home.composer.send.click()
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
    await expect(chat.questions).toHaveText(new RegExp(question.replace('?', '\\?')))
    await chat.reaches('done')
    await expect(chat.answers.getByText('Mind that.', { exact: true })).toHaveJSProperty(
      'tagName',
      'STRONG',
    )
  })

  test('is sent to the login by a hot topic, too', async ({ page, home }) => {
    await home.open()
    const title = await home.hotTopics.first().innerText()
    await home.hotTopics.first().click()
    await expect(page).toHaveURL('/login')
    await page.goto('/')
    await expect(home.composer.field).toHaveValue(title)
  })
})

test('an empty question is pointed out on Home', async ({ page, home }) => {
  await home.open()
  await home.composer.field.fill('   ')
  await home.composer.field.press('Enter')
  await expect(page.getByText('Please enter a question')).toBeVisible()
  await home.composer.field.pressSequentially('Why')
  await expect(page.getByText('Please enter a question')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('a reload does not ask again', async ({ page, home, chat, testApp }) => {
  const question = `Asked once ${crypto.randomUUID()}`
  await home.open()
  await home.composer.ask(question)
  await chat.reaches('done')
  await page.reload()
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)
  expect(testApp.model.requestsFor(question)).toHaveLength(1)
})

test('follow-up questions are in order and carry the history', async ({ chat, user, testApp }) => {
  const followUp = `And what of it? ${crypto.randomUUID()}`
  await chat.open(await user.ask('What is a hash?'))
  await chat.composer.ask(followUp)
  await expect(chat.answers).toHaveCount(2)
  await chat.reaches('done')
  await expect(chat.composer.field).toHaveValue('')
  await expect(chat.questions).toHaveText([/What is a hash/, /And what of it/])
  const [request] = testApp.model.requestsFor(followUp)
  expect(request?.messages.map(({ content }) => content)).toContain('What is a hash?')
})
