import { holdBack } from '../house/hold-back.ts'
import { expect, test } from '../journey.ts'
import { newEmail } from '../people/person.ts'

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

    test('by a code from the mail', async ({ page, header, login, home, house }) => {
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
      const code = await house.codeFor(email)
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

test('what takes its time is said: sending the mail, and verifying the code', async ({
  page,
  login,
  header,
  house,
  words,
}) => {
  const email = newEmail()
  const mail = await holdBack(page, '**/auth/send-email')
  const code = await holdBack(page, '**/auth/login/email')
  await login.open()
  await login.email.fill(email)
  await login.send.click()
  await expect(page.getByRole('button', { name: words['login.sending'] })).toBeVisible()
  mail.release()
  await login.dialog.waitFor()
  await login.enter(await house.codeFor(email))
  await expect(login.dialog).toContainText(words['login.verifying'])
  code.release()
  await expect(header.account).toBeVisible()
})

test('by the link, which leaves the address and works once', async ({
  page,
  login,
  header,
  house,
}) => {
  const email = newEmail()
  await login.open()
  await login.sendTo(email)
  await expect(login.dialog).toBeVisible()
  const link = `/login?${new URLSearchParams({ code: await house.codeFor(email), email })}`

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

test('returns to where the visitor wanted to go', async ({ page, login, house, person, chat }) => {
  const topicsId = await person.ask('What is a nonce?')
  await chat.open(topicsId)
  await expect(page).toHaveURL('/login')
  await login.as(person.email, house)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.questions).toHaveText(/What is a nonce\?/)
})
