import { expect, test } from '../journey.ts'
import { foreignTopic } from '../users/user.ts'

test('who is signed in is led on from the login', async ({ page, home, header }) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(home.greeting).toBeVisible()
  await expect(header.account).toBeVisible()
})

test.describe('a visitor', () => {
  test.use({ language: 'zh', signedIn: false })

  test('is asked to log in where things are somebody’s own', async ({ page, login, messages }) => {
    for (const path of ['/history', '/points', `/chat/${crypto.randomUUID()}`]) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
    }
    await page.goto('/price')
    await expect(page.getByRole('heading', { name: messages['pricing.title'] })).toBeVisible()
  })

  test('may open Home, the prices, the login and what is shared', async ({
    page,
    testApp,
    home,
    login,
    pricing,
    shared,
  }) => {
    const { token } = await foreignTopic(testApp, 'What is open to all?')
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await expect(page).toHaveURL('/')
    await page.goto('/price')
    await expect(pricing.heading).toBeVisible()
    await login.open()
    await expect(login.email).toBeVisible()
    await shared.open(token)
    await expect(shared.chat.questions).toHaveText(/What is open to all\?/)
    await expect(page).toHaveURL(`/share/${token}`)
  })

  test('finds home from the login, by its logo and by its link', async ({
    page,
    home,
    login,
    messages,
  }) => {
    const main = page.getByRole('main')
    for (const way of [messages['header.home'], messages['action.home']]) {
      await login.open()
      await expect(main.getByRole('heading', { name: messages['login.title'] })).toBeVisible()
      await main.getByRole('link', { name: way, exact: true }).click()
      await expect(page).toHaveURL('/')
      await expect(home.greeting).toBeVisible()
    }
  })
})

for (const language of ['zh', 'en'] as const) {
  test.describe(`${language}: at what is not public, a visitor`, () => {
    // The page of a link that leads nowhere is not found.
    test.use({ language, signedIn: false, provoked: /404 \(Not Found\)/ })

    test('learns why a topic needs a login, and not whether there is such a topic', async ({
      page,
      testApp,
      login,
      messages,
    }) => {
      const { topicsId, sharer, token } = await foreignTopic(testApp, 'Is anybody to know of this?')
      await sharer.permit(token, false)
      const main = page.getByRole('main')
      const seen = async (path: string, reason: string) => {
        await page.goto(path)
        await expect(main).toContainText(reason)
        return main.innerText()
      }
      const chats = [topicsId, crypto.randomUUID()].map((id) => `/chat/${id}`)
      const links = [token, 'A'.repeat(token.length)].map((link) => `/share/${link}`)
      for (const [paths, reason] of [
        [chats, messages['login.topicText']],
        [links, messages['share.invalidVisitorText']],
      ] as const) {
        const [there, missing] = [
          await seen(paths[0] ?? '', reason),
          await seen(paths[1] ?? '', reason),
        ]
        expect(there).toBe(missing)
      }
      await main.getByRole('button', { name: messages['share.logIn'] }).click()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      await expect(page.getByText(messages['login.topicText'])).toBeHidden()
    })
  })
}

test.describe('beside an open session', () => {
  // The short token of this journey is invalid.
  test.use({ provoked: /The sign-in could not be completed/ })

  test('a sign-in link asks before it replaces the session that is open', async ({
    page,
    header,
    messages,
  }) => {
    await page.goto('/login?code=AAAAAA&email=mei@example.org')
    const dialog = page.getByRole('dialog', { name: messages['settings.switchTitle'] })
    await expect(page).toHaveURL('/')
    await dialog.getByRole('button', { name: messages['action.cancel'] }).click()
    await expect(header.account).toBeVisible()

    await page.goto('/?short_token=abc')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/')
    await dialog.getByRole('button', { name: messages['settings.switchConfirm'] }).click()
    await expect(page).toHaveURL('/login')
    await expect(header.signIn).toBeVisible()
  })
})
