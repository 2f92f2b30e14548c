import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic } from '../users/user.ts'

test.describe('the owner', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    provoked: /was not changed|Failed to load resource/,
  })

  test('publishes by the first copy, and switches the access on and off', async ({
    page,
    testApp,
    user,
    chat,
    header,
    share,
    messages,
  }) => {
    await chat.open(await user.ask('Copied at once?'))

    await test.step('copying the first link publishes the topic, and the button says so', async () => {
      await chat.actions.share.click()
      await expect(share.copy).toHaveText(messages['share.publishAndCopy'])
      await share.copy.click()
      await expect(share.copy).toHaveText(messages['share.copied'])
      await expect(share.publicAccess).toBeChecked()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await expect(share.link).toHaveValue(link)
      await page.keyboard.press('Escape')
      await expect(share.dialog).toBeHidden()
      await expect(chat.actions.share).toBeFocused()
    })

    await test.step('without a network for the change the switch goes back without a toast', async () => {
      await page.route('**/topics/share_permission', (route) => route.abort())
      await header.share.click()
      await expect(share.publicAccess).toBeChecked()
      const refused = page.waitForEvent('requestfailed')
      await share.publicAccess.click()
      await refused
      await expect(share.publicAccess).toBeChecked()
      await expect(
        page.getByRole('status').filter({ hasText: messages['error.network'] }),
      ).toHaveCount(0)
      await page.unroute('**/topics/share_permission')
    })

    await test.step('the switch of permission flips at once, and what is so is read anew', async () => {
      const token = (await share.link.inputValue()).split('/').at(-1)
      const change = await holdBack(page, '**/topics/share_permission')
      await share.publicAccess.click()
      await expect(share.publicAccess).not.toBeChecked()
      await expect.poll(change.made).toBe(1)
      const readAgain = page.waitForResponse('**/topics/fetch_topic_message')
      change.release()
      await readAgain
      await expect(share.publicAccess).not.toBeChecked()
      const seen = await page.request.get(`${testApp.server.api}/topics/share/${token}`)
      expect(await seen.json()).toMatchObject({ code: 1 })
    })
  })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('is offered to sign in, and comes back to the shared topic', async ({
    page,
    testApp,
    login,
    user,
    shared,
  }) => {
    const { token } = await foreignTopic(testApp, 'Who may go on?')
    await shared.open(token)
    await expect(shared.continue).toHaveCount(0)
    await shared.share.click()
    await expect(shared.dialog.link).toHaveValue(`${testApp.address}/share/${token}`)
    await expect(shared.dialog.publicAccess).toHaveCount(0)
    await shared.dialog.signIn.click()
    await expect(page).toHaveURL('/login')
    await login.as(user.email, testApp)
    await expect(page).toHaveURL(`/share/${token}`)
    await shared.continue.click()
    await expect(shared.chat.composer.field).toBeFocused()
  })
})
