import { instantly, refusing, tornAfter } from '../../fakes/model-scripts.ts'
import { post } from '../../fakes/sign-in.ts'
import { expect, test } from '../journey.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'

test.describe('a session that ends while somebody types', () => {
  test.use({ provoked: /status of 401/ })

  test('costs no draft, but for a logout by hand', async ({
    context,
    page,
    home,
    chat,
    login,
    header,
    user,
    testApp,
    messages,
  }) => {
    const topicsId = await user.ask('What is a block?')
    /** Ends the session that the page has now, as from another device. */
    const endSession = async () => {
      const token = await page.evaluate(() => localStorage.getItem('access_token'))
      await post(`${testApp.server.api}/auth/logout`, undefined, token ?? '')
    }

    await test.step('gives the draft back after the login', async () => {
      await chat.open(topicsId)
      await expect(chat.answers).toHaveCount(1)
      await chat.composer.field.fill('Who makes')
      await endSession()
      await chat.composer.field.pressSequentially(' blocks?')
      await chat.composer.send.click()
      await expect(page).toHaveURL('/login')
      await expect(login.expired).toBeVisible()
      await login.as(user.email, testApp)
      await expect(page).toHaveURL(`/chat/${topicsId}`)
      await expect(chat.composer.field).toHaveValue('Who makes blocks?')
      await expect(chat.questions).toHaveCount(1)
      await chat.composer.send.click()
      await expect(chat.answers).toHaveCount(2)
      await chat.reaches('done')
    })

    await test.step('gives a first question back on Home', async () => {
      await header.home.click()
      await expect(home.greeting).toContainText('User-')
      await endSession()
      await home.composer.ask('What is a block?')
      await expect(page).toHaveURL('/login')
      await login.as(user.email, testApp)
      await expect(home.composer.field).toHaveValue('What is a block?')
      await expect(page).toHaveURL('/')
      await home.composer.field.press('Enter')
      await chat.reaches('done')
      await page.goBack()
      await expect(home.composer.field).toHaveValue('')
    })

    await test.step('by a logout in another tab', async () => {
      await chat.open(topicsId)
      await chat.composer.field.fill('Half a thou')
      const other = await context.newPage()
      await other.goto('/')
      await new SiteHeader(other, messages).logOut()
      await expect(page).toHaveURL('/login')
      await page.bringToFront()
      await login.as(user.email, testApp)
      await expect(header.account).toBeVisible()
      // A logout by hand keeps neither address nor draft for the next user.
      await expect(page).toHaveURL('/')
      await chat.open(topicsId)
      await expect(chat.answers).toHaveCount(2)
      await expect(chat.composer.field).toHaveValue('')
    })
  })
})

test('a model that fails shows an error, and Regenerate goes on', async ({
  page,
  header,
  home,
  chat,
  testApp,
}) => {
  await home.open()
  for (const [name, script, kept] of [
    ['refuses', refusing(500), ''],
    ['breaks off', tornAfter('Only this much.'), 'Only this much.'],
  ] as const)
    await test.step(`a model that ${name} shows an error, and Regenerate goes on`, async () => {
      const question = newQuestion(testApp, script)
      await header.home.click()
      await expect(page).toHaveURL('/')
      await home.composer.ask(question)
      await chat.reaches('failed')
      await expect(chat.answers).toContainText('Something went wrong, please try again later')
      await expect(chat.answers).toContainText(kept)
      testApp.model.answer(question, instantly('Well again.'))
      await chat.regenerate().click()
      await expect(chat.answers).toContainText('Well again.')
      await chat.reaches('done')
    })
})

test.describe('a server that dies in the middle of an answer', () => {
  test.use({
    // What is kept when the server is killed depends on it.
    store: 'embedded',
    provoked: /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/,
  })

  test('leaves the text, marked as interrupted', async ({
    page,
    home,
    chat,
    testApp,
    messages,
  }) => {
    const question = `Survive ${crypto.randomUUID()}`
    testApp.model.answer(question, heldAnswer('Not to be lost.').script)
    await home.open()
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('Not to be lost.')
    await testApp.kill()
    await expect(page.getByText('Connection lost. Reconnecting')).toBeVisible()
    await expect(chat.answers).toContainText('Not to be lost.')
    // The third try in vain, and whoever sits there may have the next one at once.
    await chat.answers.getByRole('button', { name: messages['chat.reconnect'] }).click()
    await testApp.restart()
    await chat.reaches('interrupted')
    await expect(chat.answers).toContainText('Not to be lost.')
    await expect(chat.answers).toContainText('This answer was interrupted.')
    testApp.model.answer(question, instantly('Back again.'))
    await chat.regenerate().click()
    await expect(chat.answers).toContainText('Back again.')
    await chat.reaches('done')
  })
})
