import { randomInt, randomUUID } from 'node:crypto'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'

test.use({ signedIn: false })

for (const [provider, language] of [
  ['Google', 'zh'],
  ['Apple', 'en'],
  ['X', 'zh'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test(`somebody signs up by ${provider}`, async ({ page, testApp, login, header, home }) => {
      const name = `Mei ${provider}`
      const id = randomUUID()
      const { google, apple, x } = testApp.social
      google.person = { sub: id, name, email: newEmail(), email_verified: true }
      apple.person = { sub: id, name, email: newEmail(), email_verified: true }
      x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name }

      await login.open()
      await login.by(provider).click()
      await expect(header.account).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(home.greeting).toContainText(name)
      await page.goBack()
      expect(page.url()).not.toContain('short_token')
    })
  })
}

test('a provider leads back to where the visitor wanted to go', async ({
  page,
  testApp,
  login,
}) => {
  testApp.social.google.person = { sub: randomUUID(), name: 'Wei' }
  await page.goto('/points')
  await expect(page).toHaveURL('/login')
  await login.by('Google').click()
  await expect(page).toHaveURL('/points')
})

test('who refuses at the provider is back at the login', async ({ page, testApp, login }) => {
  testApp.social.x.person = null
  await login.open()
  await login.by('X').click()
  await expect(page).toHaveURL('/login')
  await expect(login.email).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('an invalid short token', () => {
  test.use({ provoked: /The sign-in could not be completed/ })

  test('leads to the login and out of the address, wherever it leads', async ({ page, login }) => {
    await page.goto('/price?short_token=worthless')
    await expect(page).toHaveURL('/login')
    await expect(login.email).toBeVisible()
  })
})

test('a provider that is not set up is said to be missing', async ({ page, messages }) => {
  await page.goto('/login?error=provider')
  await expect(page.getByText(messages['login.providerUnavailable'])).toBeVisible()
})
