import { sentTo } from '../house/sent-calls.ts'
import { expect, test } from '../journey.ts'
import { newEmail } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'

test('a member is led to the subscription once', async ({
  page,
  checkout,
  house,
  home,
  header,
  settings,
  person,
  words,
}) => {
  await sharerOf(house, person).pay()
  await home.open()
  await header.openSettings()
  const orders = sentTo(page, '/create-checkout-session')
  await settings.panel.getByRole('button', { name: words['settings.manage'] }).dblclick()
  await expect(checkout.end).toBeVisible()
  expect(orders).toHaveLength(1)
})

test.describe('a visitor', () => {
  test.use({ signedIn: false, provoked: /ERR_FAILED/ })

  test('gets one mail for two clicks, and tries a code again by Enter', async ({
    page,
    login,
    header,
    house,
  }) => {
    const mails = sentTo(page, '/auth/send-email')
    const email = newEmail()
    await login.open()
    await login.email.fill(email)
    await login.send.dblclick()
    await expect(login.dialog).toBeVisible()
    expect(mails).toHaveLength(1)

    const code = await house.codeFor(email)
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
