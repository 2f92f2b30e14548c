import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { holdBack, sentTo } from '../test-app/calls.ts'

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

    test('by a code from the mail', async ({ page, header, login, home, testApp, messages }) => {
      const email = newEmail()
      const token = () => page.evaluate(() => localStorage.getItem('access_token'))
      await home.open()
      await header.signIn.click()
      await expect(login.send).toBeDisabled()
      await login.email.fill('nobody@nowhere')
      await login.email.press('Enter')
      await expect(page.getByText(complaint)).toBeVisible()
      await login.email.fill(email)
      await expect(page.getByText(complaint)).toBeHidden()
      await page.route('**/auth/send-email', async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, data: { ...data, resend_after: 60 } } })
      })
      await login.send.click()
      await expect(login.dialog).toContainText(title)
      await expect(login.dialog).toContainText(email)

      await test.step('closed, it opens again for the mail that is out', async () => {
        const mails = sentTo(page, '/auth/send-email')
        await page.keyboard.press('Escape')
        await expect(login.dialog).toBeHidden()
        await login.email.press('Enter')
        await expect(login.dialog).toContainText(email)
        expect(mails).toHaveLength(0)
        await page.unroute('**/auth/send-email')
      })

      await login.enter('000000')
      await expect(login.dialog).toContainText(wrong)
      expect(await token()).toBeNull()
      const code = await testApp.codeFor(email)
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        ` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()} `,
      )
      await login.code.press('ControlOrMeta+a')
      await login.code.press('ControlOrMeta+v')
      await expect(header.account).toBeVisible()
      await expect(page).toHaveURL('/')
      if (language === 'zh') return

      await test.step('stores the token in the browser, with which the server knows who it is', async () => {
        const user = await page.request.get(`${testApp.server.api}/auth/user`, {
          headers: { authorization: `Bearer ${await token()}` },
        })
        expect(await user.json()).toMatchObject({ code: 0, data: { email } })
        await header.logOut()
        await expect(page).toHaveURL('/login')
        expect(await token()).toBeNull()
      })

      await test.step('what takes its time is said: sending the mail, and verifying the code', async () => {
        const mail = await holdBack(page, '**/auth/send-email')
        const verification = await holdBack(page, '**/auth/login/email')
        const other = newEmail()
        await login.email.fill(other)
        await login.send.click()
        await expect(page.getByRole('button', { name: messages['login.sending'] })).toBeVisible()
        // The dialog names the address to which the mail goes.
        await expect(login.email).not.toBeEditable()
        mail.release()
        await login.dialog.waitFor()
        await login.enter(await testApp.codeFor(other))
        await expect(login.dialog).toContainText(messages['login.verifying'])
        // The code may be spent already.
        await page.keyboard.press('Escape')
        verification.release()
        await expect(header.account).toBeVisible()
      })
    })
  })
}

test.describe('by the link', () => {
  // Once there is no network.
  test.use({ provoked: /ERR_FAILED/ })

  test('by the link, which leaves the address and works once', async ({
    page,
    chat,
    login,
    header,
    testApp,
    user,
    messages,
  }) => {
    const linkTo = async (email: string) => {
      await login.sendTo(email)
      return `/login?${new URLSearchParams({ code: await testApp.codeFor(email), email })}`
    }
    await login.open()
    const somebody = newEmail()
    const link = await linkTo(somebody)
    await page.goto(link)
    await expect(header.account).toBeVisible()
    await expect(page).toHaveURL('/')
    await test.step('a line of the page says whom it signed in, until it is closed', async () => {
      await expect(login.signedInAs(somebody)).toBeVisible()
      await page.reload()
      await expect(login.signedInAs(somebody)).toBeVisible()
      await page.getByRole('button', { name: messages['action.close'] }).click()
      await expect(login.signedInAs(somebody)).toBeHidden()
      await page.reload()
      await expect(header.account).toBeVisible()
      await expect(login.signedInAs(somebody)).toBeHidden()
    })
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

    await test.step('a link that could not be tried says why, and the same code is tried again', async () => {
      await header.signIn.click()
      const another = await linkTo(newEmail())
      await page.route('**/auth/login/email', (route) => route.abort(), { times: 1 })
      await page.goto(another)
      const dialog = page.getByRole('dialog', { name: messages['login.failedTitle'] })
      await expect(dialog).toContainText(messages['error.network'])
      await expect(dialog).not.toContainText(messages['login.failedText'])
      await dialog.getByRole('button', { name: messages['connection.retry'] }).click()
      await expect(header.account).toBeVisible()
    })

    await test.step('“Not you?” signs out again', async () => {
      await page.getByRole('button', { name: messages['login.notYou'] }).click()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    })

    await test.step('returns to where the visitor wanted to go', async () => {
      const topicsId = await user.ask('What is a nonce?')
      await chat.open(topicsId)
      await expect(page).toHaveURL('/login')
      await login.as(user.email, testApp)
      await expect(page).toHaveURL(`/chat/${topicsId}`)
      await expect(chat.questions).toHaveText(/What is a nonce\?/)
    })
  })
})
