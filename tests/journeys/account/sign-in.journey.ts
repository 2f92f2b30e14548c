import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'

test.use({ signedIn: false })

for (const [language, complaint, title, wrong] of [
  [
    'en',
    'Please enter a valid e-mail address',
    'Check your email',
    'Invalid verification code, please try again',
  ],
  ['zh', '请输入正确的邮箱地址', '请查看邮箱', '验证码无效，请重试'],
] as const) {
  test.describe(language, () => {
    test.use({ language, permissions: ['clipboard-read', 'clipboard-write'] })

    test('by a code from the mail', async ({ page, header, login, home, testApp }) => {
      const email = newEmail()
      await home.open()
      await header.signIn.click()
      await expect(login.send).toBeDisabled()
      await login.email.fill('nobody@nowhere')
      await login.email.press('Enter')
      await expect(page.getByText(complaint)).toBeVisible()
      await login.email.fill(email)
      await expect(page.getByText(complaint)).toBeHidden()
      await login.send.click()
      await expect(login.dialog).toContainText(title)
      await expect(login.dialog).toContainText(email)

      await login.enter('000000')
      await expect(login.dialog).toContainText(wrong)
      const code = await testApp.codeFor(email)
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        ` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()} `,
      )
      await login.code.press('ControlOrMeta+a')
      await login.code.press('ControlOrMeta+v')
      await expect(header.account).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  })
}

test('stores the token in the browser, with which the server knows who it is', async ({
  page,
  login,
  header,
  testApp,
}) => {
  const email = newEmail()
  const token = () => page.evaluate(() => localStorage.getItem('access_token'))
  await login.open()
  expect(await token()).toBeNull()
  await login.as(email, testApp)
  await expect(header.account).toBeVisible()
  const user = await page.request.get(`${testApp.server.api}/auth/user`, {
    headers: { authorization: `Bearer ${await token()}` },
  })
  expect(await user.json()).toMatchObject({ code: 0, data: { email } })
})

test('what takes its time is said: sending the mail, and verifying the code', async ({
  page,
  login,
  header,
  testApp,
  messages,
}) => {
  const email = newEmail()
  const mail = await holdBack(page, '**/auth/send-email')
  const code = await holdBack(page, '**/auth/login/email')
  await login.open()
  await login.email.fill(email)
  await login.send.click()
  await expect(page.getByRole('button', { name: messages['login.sending'] })).toBeVisible()
  mail.release()
  await login.dialog.waitFor()
  await login.enter(await testApp.codeFor(email))
  await expect(login.dialog).toContainText(messages['login.verifying'])
  code.release()
  await expect(header.account).toBeVisible()
})

test('by the link, which leaves the address and works once', async ({
  page,
  login,
  header,
  testApp,
}) => {
  const email = newEmail()
  await login.open()
  await login.sendTo(email)
  await expect(login.dialog).toBeVisible()
  const link = `/login?${new URLSearchParams({ code: await testApp.codeFor(email), email })}`

  await page.goto(link)
  await expect(header.account).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goBack()
  expect(page.url()).not.toContain('code=')

  await page.goto('/')
  await header.logOut()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await expect(login.dialog).toContainText('Unable to sign in')
  await expect(page).toHaveURL('/login')
  await login.dialog.getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('returns to where the visitor wanted to go', async ({ page, login, testApp, user, chat }) => {
  const topicsId = await user.ask('What is a nonce?')
  await chat.open(topicsId)
  await expect(page).toHaveURL('/login')
  await login.as(user.email, testApp)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.questions).toHaveText(/What is a nonce\?/)
})

test.describe('without a network', () => {
  test.use({ provoked: /ERR_FAILED/ })

  test('a link that could not be tried says why, and the same code is tried again', async ({
    page,
    header,
    login,
    testApp,
    messages,
  }) => {
    const email = newEmail()
    await login.open()
    await login.sendTo(email)
    const code = await testApp.codeFor(email)
    await page.route('**/auth/login/email', (route) => route.abort(), { times: 1 })
    await page.goto(`/login?${new URLSearchParams({ code, email })}`)
    const dialog = page.getByRole('dialog', { name: messages['login.failedTitle'] })
    await expect(dialog).toContainText(messages['error.network'])
    await expect(dialog).not.toContainText(messages['login.failedText'])
    await dialog.getByRole('button', { name: messages['connection.retry'] }).click()
    await expect(header.account).toBeVisible()
  })
})
