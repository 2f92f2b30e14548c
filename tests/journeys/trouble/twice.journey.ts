import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { sentTo } from '../test-app/calls.ts'
import { sharerOf } from '../users/user.ts'

test('a member is led to the subscription once', async ({
  page,
  checkout,
  testApp,
  home,
  header,
  settings,
  user,
  messages,
}) => {
  await sharerOf(testApp, user).pay()
  await home.open()
  await header.openSettings()
  const orders = sentTo(page, '/create-checkout-session')
  await settings.panel.getByRole('button', { name: messages['settings.manage'] }).dblclick()
  await expect(checkout.end).toBeVisible()
  expect(orders).toHaveLength(1)
})

test.describe('a visitor', () => {
  test.use({ signedIn: false, provoked: /ERR_FAILED/ })

  test('gets one mail for two clicks, and tries a code again by Enter', async ({
    page,
    login,
    header,
    testApp,
  }) => {
    const mails = sentTo(page, '/auth/send-email')
    const email = newEmail()
    await login.open()
    await login.email.fill(email)
    await login.send.dblclick()
    await expect(login.dialog).toBeVisible()
    expect(mails).toHaveLength(1)

    const code = await testApp.codeFor(email)
    await page.route('**/auth/login/email', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await login.enter(code)
    await failed
    await page.unroute('**/auth/login/email')
    await expect(login.code).toBeEditable()
    await login.code.press('Enter')
    await expect(header.account).toBeVisible()
  })
})
