import { inspect } from '../checks/inspection.ts'
import { expect, test } from '../journey.ts'

test.use({
  provoked:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|dynamically imported|preload (?:CSS|assets)/,
})

// In the other language one screen: its texts cannot be fetched while there is no network.
for (const [language, screens] of [
  ['zh', ['history']],
  ['en', ['history', 'points', 'price']],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a network that is away costs no screen', async ({
      page,
      context,
      home,
      header,
      messages,
    }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)

      for (const screen of screens)
        await test.step(`a screen without code comes by itself when the network is back: ${screen}`, async () => {
          await context.setOffline(true)
          await header[screen].click()
          const alert = page.getByRole('alert')
          await expect(alert).toContainText(messages['error.network'])
          await expect(alert).toContainText(messages['error.pageWaits'])
          if (screen === 'history') await inspect(page, language, 'awaited-screen')
          await context.setOffline(false)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(alert).toBeHidden()
          await expect(page).toHaveURL(`/${screen}`)
        })
    })
  })
}

test('a network that is away is said, costs no word, and ends by itself', async ({
  page,
  context,
  home,
  chat,
  messages,
}) => {
  const notice = messages['connection.offline']
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await context.setOffline(true)
  await expect(page.getByText(notice)).toBeVisible()
  const band = page.locator('[data-connection]')
  expect(await band.evaluate((each) => each.clientWidth)).toBe(page.viewportSize()?.width)
  await home.composer.field.fill('Asked without a network')
  await context.setOffline(false)
  await expect(page.getByText(notice)).toBeHidden()
  await home.composer.field.press('Enter')
  await chat.reaches('done')
})

test('data that could not be had comes by itself when the server is back', async ({
  page,
  header,
  history,
  user,
  messages,
}) => {
  await user.ask('What is a hash?')
  for (const [screen, call] of [
    ['history', 'topics/fetch_topic_list'],
    ['points', 'points/fetch_points_info'],
  ] as const)
    await test.step(screen, async () => {
      let isDown = true
      await page.route(new RegExp(`/api/v1/(?:config|${call})`), (route) =>
        isDown ? route.abort('internetdisconnected') : route.fallback(),
      )
      await page.goto(`/${screen}`)
      const notice = page.getByRole('alert')
      await expect(notice.first()).toBeVisible()
      isDown = false
      await expect(notice).toHaveCount(0)
      if (screen === 'history') await expect(history.topics).toHaveCount(1)
      else await expect(page.getByText(messages['points.daily_ask']).first()).toBeVisible()
      await expect(header.account).toBeVisible()
    })
})

test('a screen of which all but the code is there waits for it, too', async ({
  page,
  home,
  header,
  messages,
}) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  let isAway = true
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/\/assets\/points-.*\.js|\/api\/v1\/config/, async (route) => {
    const response = await route.fetch()
    const isCode = /^import/.test(await response.text())
    const isConfig = route.request().url().includes('config')
    if (isAway && (isCode || isConfig)) return route.abort('internetdisconnected')
    await route.fulfill({ response })
  })
  await page.route('/', (route) =>
    isAway ? route.abort('internetdisconnected') : route.fallback(),
  )
  await header.points.click()
  await expect(page.getByRole('alert')).toContainText(messages['error.pageWaits'])
  isAway = false
  await expect(page.getByText(messages['points.daily_ask']).first()).toBeVisible()
  expect(loads).toBe(0)
})

test('in a chat a question and an export find no network', async ({
  page,
  context,
  chat,
  user,
  messages,
}) => {
  await chat.open(await user.ask('What is a hash?'))
  await expect(chat.answers).toHaveCount(1)

  await test.step('a question that finds no network returns to the composer', async () => {
    await context.setOffline(true)
    await chat.composer.ask('And a Merkle tree?')
    await expect(page.getByText('No connection to the server').first()).toBeVisible()
    await expect(chat.composer.field).toHaveValue('And a Merkle tree?')
    await context.setOffline(false)
    await chat.composer.field.press('Enter')
    await expect(chat.answers).toHaveCount(2)
    await chat.reaches('done')
  })

  await test.step('an export waits for the network, and the chat stays', async () => {
    const { actions } = chat
    // What the step before has said stands there until the page is left.
    await page.reload()
    await chat.reaches('done')
    await expect(page.getByText(messages['error.network'])).toHaveCount(0)
    await actions.export.click()
    await expect(actions.format(messages['header.export.markdown'])).toBeVisible()
    await context.setOffline(true)
    await actions.format(messages['header.export.markdown']).click()
    await expect(page.getByText(messages['error.network'])).toBeVisible()
    await expect(chat.answers).toHaveCount(2)
    await context.setOffline(false)
    await actions.export.click()
    const saved = page.waitForEvent('download')
    await actions.format(messages['header.export.markdown']).click()
    await saved
  })
})

test.describe('of a visitor', () => {
  test.use({ signedIn: false })

  test('what is said without the code of toasts leaves what is said of the network', async ({
    page,
    context,
    login,
    messages,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await login.open()
    await context.setOffline(true)
    const line = page.getByText(messages['connection.offline'])
    await expect(line).toBeVisible()
    await login.email.fill('a@example.org')
    await login.send.click()
    const toast = page.getByText(messages['error.network']).locator('..')
    await expect(toast).toBeVisible()
    const [below, above] = [await toast.boundingBox(), await line.boundingBox()]
    if (!below || !above) throw new Error('Neither is laid out')
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
  })
})
