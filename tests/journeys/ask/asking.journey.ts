import { expect, test } from '../journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'

test.use({ seesMovement: true })

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  for (const [language, way] of [
    ['en', 'a pasted code'],
    ['zh', 'a provider'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language, permissions: ['clipboard-read', 'clipboard-write'] })

      test(`signs in by ${way}, and what they have sent is asked once`, async ({
        page,
        home,
        login,
        chat,
        history,
        messages,
        testApp,
        user,
      }) => {
        const question = newQuestion(testApp, heldAnswer('Paper burns. **Mind that.**\n').script)
        const other = new HomePage(await page.context().newPage(), messages)
        await other.open()
        await other.composer.ask(question)
        await expect(other.page).toHaveURL('/login')
        await page.bringToFront()
        await home.open()
        await expect(home.composer.field).toHaveValue(question)
        await home.composer.switchOff(messages['composer.deepSearch'])
        await home.composer.send.click()
        await expect(page).toHaveURL('/login')
        await expect(
          page.getByRole('status').filter({ hasText: messages['login.waiting'] }),
        ).toContainText(question.slice(0, 20))

        const sent = page.waitForRequest('**/ask')
        if (way === 'a provider') {
          testApp.social.google.person = { sub: crypto.randomUUID(), name: 'Wei' }
          await login.by('Google').click()
        } else {
          await login.sendTo(user.email)
          const code = await testApp.codeFor(user.email)
          await page.evaluate((text) => navigator.clipboard.writeText(text), code)
          await expect(login.code).toHaveCount(0)
          await page.keyboard.press('ControlOrMeta+v')
        }
        const asked = (await sent).postDataJSON()
        expect(asked).toMatchObject({ question, deepthink: true, internet_search: false })
        await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
        await expect(chat.questions).toContainText(question)
        await expect(chat.answers.getByText('Mind that.', { exact: true })).toHaveJSProperty(
          'tagName',
          'STRONG',
        )
        await chat.composer.stop.click()
        await chat.reaches('stopped')

        await page.reload()
        await chat.reaches('stopped')
        await expect(chat.questions).toHaveCount(1)
        await page.goBack()
        await expect(page).toHaveURL('/')
        await expect(home.composer.field).toHaveValue('')
        await expect(other.page).toHaveURL('/')
        await history.open()
        await expect(history.topics).toHaveCount(1)
        expect(testApp.model.requestsFor(question)).toHaveLength(1)
      })
    })
  }

  test('is sent to the login by a hot topic, too', async ({ page, home, login, testApp, user }) => {
    await home.open()
    const title = await home.hotTopics.first().innerText()
    await home.hotTopics.first().click()
    await expect(page).toHaveURL('/login')
    await page.goto('/')
    await expect(home.composer.field).toHaveValue(title)

    await test.step('and it is asked after the login, whatever was typed before', async () => {
      const draft = 'A question of my own'
      await home.composer.field.fill(draft)
      await home.hotTopics.first().click()
      await expect(page).toHaveURL('/login')
      const sent = page.waitForRequest('**/ask')
      await login.as(user.email, testApp)
      expect((await sent).postDataJSON()).toMatchObject({ question: title })
      await page.goto('/')
      await expect(home.composer.field).toHaveValue(draft)
    })
  })
})

test('a question is asked once, and its follow-up carries the history', async ({
  page,
  home,
  chat,
  testApp,
}) => {
  const question = `Asked once ${crypto.randomUUID()}`
  const followUp = `And what of it? ${crypto.randomUUID()}`

  await test.step('an empty question is pointed out on Home', async () => {
    await home.open()
    await home.composer.field.fill('   ')
    await home.composer.field.press('Enter')
    await expect(page.getByText('Please enter a question')).toBeVisible()
    await home.composer.field.pressSequentially('Why')
    await expect(page.getByText('Please enter a question')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  await test.step('a reload does not ask again', async () => {
    await home.composer.ask(question)
    await chat.reaches('done')
    await page.reload()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
    expect(testApp.model.requestsFor(question)).toHaveLength(1)
  })

  await test.step('follow-up questions are in order and carry the history', async () => {
    await chat.composer.ask(followUp)
    await expect(chat.answers).toHaveCount(2)
    await chat.reaches('done')
    await expect(chat.composer.field).toHaveValue('')
    await expect(chat.questions).toHaveText([/Asked once/, /And what of it/])
    const [request] = testApp.model.requestsFor(followUp)
    expect(request?.messages.map(({ content }) => content)).toContain(question)
  })
})
