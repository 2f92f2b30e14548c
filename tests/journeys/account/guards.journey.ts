import type { Page } from '@playwright/test'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { LoginPage } from '../pages/login-page.ts'
import { type Language, messages as texts } from '../pages/messages.ts'
import { foreignTopic } from '../users/user.ts'

test.describe('a visitor', () => {
  test.use({ language: 'zh', signedIn: false })

  test('is asked to log in where things are somebody’s own, and nowhere else', async ({
    page,
    testApp,
    home,
    login,
    pricing,
    shared,
    messages,
  }) => {
    await test.step('is asked to log in where things are somebody’s own', async () => {
      for (const path of ['/history', '/points', `/chat/${crypto.randomUUID()}`]) {
        await page.goto(path)
        await expect(page).toHaveURL('/login')
        await expect(login.email).toBeVisible()
      }
    })

    await test.step('may open Home, the prices, the login and what is shared', async () => {
      const { token } = await foreignTopic(testApp, 'What is open to all?')
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await expect(page).toHaveURL('/')
      await page.goto('/price')
      await expect(pricing.heading).toBeVisible()
      await shared.open(token)
      await expect(shared.chat.questions).toHaveText(/What is open to all\?/)
      await expect(page).toHaveURL(`/share/${token}`)
      await login.open()
      await expect(login.email).toBeVisible()
    })

    await test.step('finds home from the login, by its logo and by its link', async () => {
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
})

test.describe('at what is not public, a visitor', () => {
  // The page of a link that leads nowhere is not found.
  test.use({ signedIn: false, provoked: /404 \(Not Found\)/ })

  test('learns why a topic needs a login, and not whether there is such a topic', async ({
    page,
    header,
    testApp,
  }) => {
    const { topicsId, sharer, token } = await foreignTopic(testApp, 'Is anybody to know of this?')
    await sharer.permit(token, false)
    const chats = [topicsId, crypto.randomUUID()].map((id) => `/chat/${id}`)
    const links = [token, 'A'.repeat(token.length)].map((link) => `/share/${link}`)
    await test.step('in English', () => learnsOnlyWhy(page, 'en', chats, links))
    await header.language.click()
    // The next page must not come before the choice is stored.
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    await test.step('in Chinese', () => learnsOnlyWhy(page, 'zh', chats, links))
  })
})

/** Opens what there is and what there is not; both have to look the same. */
async function learnsOnlyWhy(
  page: Page,
  language: Language,
  chats: readonly string[],
  links: readonly string[],
): Promise<void> {
  const messages = texts[language]
  const main = page.getByRole('main')
  const seen = async (path: string, reason: string) => {
    await page.goto(path)
    await expect(main).toContainText(reason)
    return main.innerText()
  }
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
  await expect(new LoginPage(page, messages).email).toBeVisible()
  await expect(page.getByText(messages['login.topicText'])).toBeHidden()
}

test.describe('beside an open session', () => {
  // The short token of this journey is invalid.
  test.use({ provoked: /The sign-in could not be completed/ })

  test('a sign-in link asks before it replaces the session that is open', async ({
    page,
    testApp,
    home,
    header,
    login,
    notes,
    messages,
  }) => {
    await test.step('who is signed in is led on from the login', async () => {
      await page.goto('/login')
      await expect(page).toHaveURL('/')
      await expect(home.greeting).toBeVisible()
      await expect(header.account).toBeVisible()
    })

    const deadLink = '/login?code=AAAAAA&email=mei@example.org'
    await page.goto(deadLink)
    const dialog = page.getByRole('dialog', { name: messages['settings.switchTitle'] })
    const confirm = dialog.getByRole('button', { name: messages['settings.switchConfirm'] })
    await expect(page).toHaveURL('/')
    await expect(dialog).toHaveAccessibleDescription(messages['settings.switchText'])
    await dialog.getByRole('button', { name: messages['action.cancel'] }).click()
    await expect(header.account).toBeVisible()

    for (const dead of [deadLink, '/?short_token=abc'])
      await test.step(`a link that signs nobody in costs nobody the session that is open: ${dead}`, async () => {
        await page.goto(dead)
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL('/')
        await confirm.click()
        await expect(notes.getByRole('listitem')).toHaveCount(1)
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL('/')
        await expect(header.account).toBeVisible()
      })

    await test.step('the code of somebody else switches to them, and the page says so', async () => {
      const email = newEmail()
      const data = { email, language: 'en' }
      await page.request.post(`${testApp.server.api}/auth/send-email`, { data })
      const code = await testApp.codeFor(email)
      await page.goto(`/login?${new URLSearchParams({ code, email })}`)
      await confirm.click()
      await expect(login.signedInAs(email)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/')
      await expect(header.account).toBeVisible()
    })
  })
})
