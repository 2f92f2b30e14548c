import { expect, test } from '../journey.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|dynamically imported|preload CSS/,
})

for (const [language, notice] of [
  ['zh', '你已离线'],
  ['en', 'You are offline'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('is said, costs no word, and ends by itself', async ({ page, context, home, chat }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await context.setOffline(true)
      await expect(page.getByText(notice)).toBeVisible()
      await home.composer.field.fill('Asked without a network')
      await context.setOffline(false)
      await expect(page.getByText(notice)).toBeHidden()
      await home.composer.field.press('Enter')
      await chat.reaches('done')
    })
  })
}

test('a screen that was not there yet comes when the network is back', async ({
  page,
  context,
  home,
  header,
  messages,
}) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await context.setOffline(true)
  await header.points.click()
  await expect(page.getByRole('alert')).toContainText(messages['error.pageTitle'])
  await context.setOffline(false)
  await header.points.click()
  await expect(page.getByRole('heading', { name: 'Points', level: 1 })).toBeVisible()
})

test('a question that finds no network returns to the composer', async ({
  page,
  context,
  chat,
  user,
}) => {
  await chat.open(await user.ask('What is a hash?'))
  await expect(chat.answers).toHaveCount(1)
  await context.setOffline(true)
  await chat.composer.ask('And a Merkle tree?')
  await expect(page.getByText('No connection to the server').first()).toBeVisible()
  await expect(chat.composer.field).toHaveValue('And a Merkle tree?')
  await context.setOffline(false)
  await chat.composer.field.press('Enter')
  await expect(chat.answers).toHaveCount(2)
  await chat.reaches('done')
})

test('an export waits for the network, and the chat stays', async ({
  page,
  context,
  home,
  chat,
  messages,
}) => {
  await home.open()
  await home.composer.ask('Saved without a network')
  await chat.reaches('done')
  const { actions } = chat
  await actions.export.click()
  await expect(actions.format(messages['header.export.markdown'])).toBeVisible()
  await context.setOffline(true)
  await actions.format(messages['header.export.markdown']).click()
  await expect(page.getByText(messages['error.network'])).toBeVisible()
  await expect(chat.answers).toHaveCount(1)
  await context.setOffline(false)
  await actions.export.click()
  const saved = page.waitForEvent('download')
  await actions.format(messages['header.export.markdown']).click()
  await saved
})
