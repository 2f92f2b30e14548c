import { expect, test } from '../journey.ts'

test.use({ provoked: /status of 500/ })

test('a user whose name can’t be loaded is still greeted, and can still log out', async ({
  page,
  home,
  header,
  messages,
}) => {
  let isReadAnew = false
  await page.route('**/auth/user', async (route) => {
    // Reading it anew takes long.
    if (isReadAnew) return
    await route.fulfill({ status: 500, json: { code: 1, data: 'Server Error' } })
  })
  await home.open()
  await expect(home.greeting).toHaveText(messages['home.greeting'])
  await header.account.click()
  await expect(header.accountMenu).toContainText(messages['header.unread'])
  // The account may be a member's.
  await expect(header.command('upgrade')).toBeDisabled()
  // Back from another tab the app reads it anew, which takes nothing away from under the pointer.
  isReadAnew = true
  const reading = page.waitForRequest('**/auth/user')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await reading
  await expect(header.accountMenu).toContainText(messages['header.unread'])
  await page.keyboard.press('Escape')
  await expect(home.greeting).toHaveText(messages['home.greeting'])
  await page.setViewportSize({ width: 375, height: 800 })
  await header.menu.click()
  await expect(header.inMenu('signIn')).toHaveCount(0)
  await expect(header.inMenu('upgrade')).toBeDisabled()
  await header.inMenu('logout').click()
  await expect(page).toHaveURL('/login')
})
