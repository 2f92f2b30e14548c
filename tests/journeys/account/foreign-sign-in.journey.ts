import { randomUUID } from 'node:crypto'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'

test.use({ signedIn: false })

test('a sign-in that another browser began asks before it is followed', async ({
  page,
  playwright,
  testApp,
  header,
  home,
  messages,
}) => {
  const { google } = testApp.social
  google.person = { sub: randomUUID(), name: 'Mallory', email: newEmail(), email_verified: true }
  const other = await playwright.request.newContext()
  const link = (await other.get(`${testApp.server.api}/auth/login/google`)).url()
  await other.dispose()
  expect(link).toContain('/?short_token=')
  const dialog = page.getByRole('dialog', { name: messages['settings.elsewhereTitle'] })
  const token = () => page.evaluate(() => localStorage.getItem('access_token'))

  await page.goto(link)
  await expect(dialog).toHaveAccessibleDescription(messages['settings.elsewhereText'])
  await expect(page).toHaveURL('/')
  expect(await token()).toBeNull()
  await dialog.getByRole('button', { name: messages['action.cancel'] }).click()
  await expect(header.signIn).toBeVisible()
  expect(await token()).toBeNull()

  await page.goto(link)
  await dialog.getByRole('button', { name: messages['settings.elsewhereConfirm'] }).click()
  await expect(header.account).toBeVisible()
  await expect(home.greeting).toContainText('Mallory')
})

test('whose provider can’t tell whether the address is still theirs logs in by mail once', async ({
  page,
  testApp,
  login,
  header,
  user,
  messages,
}) => {
  const { google } = testApp.social
  google.person = { sub: randomUUID(), name: 'Mei', email: user.email, email_verified: true }
  await login.open()
  await login.by('Google').click()
  await expect(page.getByText(messages['login.confirmTitle'])).toBeVisible()
  const reason = messages['login.confirmText'].replaceAll('{provider}', 'Google')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(login.email).toHaveValue(user.email)
  await login.as(user.email, testApp)
  await expect(header.account).toBeVisible()
  await expect(page).toHaveURL('/')

  await test.step('from then on the provider logs them in', async () => {
    await header.logOut()
    await login.by('Google').click()
    await expect(header.account).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})
