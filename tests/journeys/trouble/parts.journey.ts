import { untilSeen } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'

// Their code is what can't be loaded here.
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/ })

test('what can’t be loaded is said, leaves the button alive, and opens when the network is back', async ({
  page,
  context,
  header,
  chat,
  user,
  share,
  messages,
}) => {
  await chat.open(await user.ask('What is a nonce?'))
  await chat.reaches('done')
  const refusal = page.getByText(messages['error.dialog'])
  const dismiss = page
    .getByRole('listitem')
    .filter({ has: refusal })
    .getByRole('button', { name: messages['action.close'] })
  const openers = [
    [header.account, header.accountMenu],
    [chat.actions.export, page.getByRole('menu', { name: messages['chat.export'] })],
    [chat.editOf(chat.questions), chat.editDialog.panel],
    [chat.actions.share, share.dialog],
  ] as const

  await context.setOffline(true)
  for (const [opener] of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    // The code of toasts can't be loaded either: the first stands there plainly.
    await expect(refusal.last()).toBeVisible()
    await expect(opener).toBeFocused()
    await dismiss
      .or(page.getByRole('button', { name: messages['action.close'] }))
      .first()
      .click()
    await expect(refusal).toHaveCount(0)
  }

  await context.setOffline(false)
  for (const [opener, opened] of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a slow part and one that can’t be loaded cost nothing in the history', async ({
  page,
  context,
  header,
  history,
  user,
  messages,
  testApp,
}) => {
  testApp.model.title('Kept in the history', 'Kept in the history')
  await user.ask('Kept in the history')

  await test.step('a slow part says that it is on its way', async () => {
    const menu = await holdBack(page, '**/menus-*.js')
    await history.open()
    await header.account.click()
    await expect(page.getByText(messages['part.loading'])).toBeVisible()
    menu.release()
    await expect(header.accountMenu).toBeVisible()
    await expect(page.getByText(messages['part.loading'])).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(header.accountMenu).toBeHidden()
  })

  await test.step('a topic that can’t be deleted for now stays, and so does the history', async () => {
    const remove = history.remove('Kept in the history')
    await expect(remove).toBeVisible()
    await context.setOffline(true)
    await remove.click()
    await expect(page.getByText(messages['error.dialog'])).toBeVisible()
    await expect(history.topic('Kept in the history')).toBeVisible()
    await context.setOffline(false)
    await remove.click()
    await expect(history.confirmation).toBeVisible()
  })
})

test.describe('settings', () => {
  test.use({ provoked: /status of 50\d|Failed to load resource/ })

  test('that can’t be read say so, and come with another try', async ({
    page,
    home,
    palette,
    settings,
    messages,
  }) => {
    await page.route('**/auth/user', (route) => route.fulfill({ status: 500, body: '' }))
    await page.clock.install()
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await palette.choose('settings', messages['header.settings'])
    await expect(settings.panel).toBeVisible()
    await untilSeen(page, settings.panel.getByText(messages['settings.loadFailed']))
    await page.unroute('**/auth/user')
    await settings.panel.getByRole('button', { name: messages['connection.retry'] }).click()
    await expect(settings.name).toBeVisible()
  })
})
