import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilHydrated, untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { InputMethod } from '../users/input.ts'

test.use({ signedIn: false })

for (const [language, greeting] of [
  ['zh', '你好，关于加密资产，有什么可以帮你？'],
  ['en', 'Hello, How can I help you with Crypto asset?'],
] as const) {
  test.describe(`${language}: while the app is on its way`, () => {
    test.use({ language })

    test('typed text and focus are kept by the app', async ({ page, home }) => {
      const scripts = await holdBack(page, '**/assets/*.js')
      await page.goto('/', { waitUntil: 'commit' })
      // Until the style sheet is there, the page holds the greetings of both languages.
      await expect(home.greeting).toHaveCount(1)
      await expect(home.greeting).toHaveText(greeting)
      await expect(home.hotTopics).toHaveCount(0)
      await home.composer.field.click()
      await page.keyboard.type('What is a wallet?')
      scripts.release()
      await expect(home.hotTopics).toHaveCount(6)
      await expect(home.greeting).toHaveText(greeting)
      await expect(home.composer.field).toHaveValue('What is a wallet?')
      await expect(home.composer.field).toBeFocused()
      await page.keyboard.type(' Tell me')
      await expect(home.composer.field).toHaveValue('What is a wallet? Tell me')
    })

    test('nothing that is typed at the login is lost while the configuration is late', async ({
      page,
      login,
    }) => {
      await watchMoves(page)
      const scripts = await holdBack(page, '**/assets/*.js')
      const config = await holdBack(page, '**/config')
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(login.email).toHaveCount(1)
      await login.email.click()
      const place = await login.email.boundingBox()
      await page.keyboard.type('ada@')
      scripts.release()
      await untilHydrated(page)
      await expect(login.email).toBeFocused()
      await page.keyboard.type('example.org')
      config.release()
      await page.waitForLoadState('networkidle')
      await expect(login.email).toHaveValue('ada@example.org')
      await expect(login.email).toBeFocused()
      await expect(login.send).toBeEnabled()
      // Chromium does not count what moves just after somebody has typed.
      expect(await login.email.boundingBox()).toEqual(place)
      await expectStill(page)
    })
  })
}

test.describe('in Chinese, while the app is on its way', () => {
  test.use({ language: 'zh' })

  test('a menu that was asked for by keyboard gives the focus back', async ({
    page,
    home,
    header,
  }) => {
    await page.setViewportSize({ width: 375, height: 760 })
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(home.greeting).toHaveCount(1)
    await header.menu.focus()
    await page.keyboard.press('Enter')
    scripts.release()
    await expect(header.inMenu('price')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(header.inMenu('price')).toBeHidden()
    await expect(header.menu).toBeFocused()
  })

  test('an Enter that ends a composition does not send', async ({ page, home }) => {
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(home.greeting).toHaveCount(1)
    await home.composer.field.click()
    const method = await InputMethod.at(page)
    await method.compose('bitebi')
    await method.enter()
    await method.commit('比特币')
    // Safari reports the Enter only after the composition has ended.
    await method.enter()
    scripts.release()
    await expect(home.hotTopics).toHaveCount(6)
    await expect(home.composer.field).toHaveValue('比特币')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('what is typed and sent at the login is kept', async ({ page, login, messages }) => {
    const scripts = await holdBack(page, '**/assets/*.js')
    await untilPrerendered(page, '/login')
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(login.email).toHaveCount(1)
    await login.email.click()
    await page.keyboard.type('ada@example.org')
    await page.keyboard.press('Enter')
    await expect(login.email).toHaveValue('ada@example.org')
    scripts.release()
    await expect(page.getByRole('dialog', { name: messages['login.sentTitle'] })).toContainText(
      'ada@example.org',
    )
  })
})

test('who has come to a button or a link by Tab goes on from there', async ({
  page,
  home,
  header,
}) => {
  for (const place of [header.theme, header.price]) {
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(home.greeting).toHaveCount(1)
    await place.focus()
    await expect(place).toBeFocused()
    scripts.release()
    await expect(home.hotTopics).toHaveCount(6)
    await expect(place).toBeFocused()
    await page.unrouteAll()
  }
})

test('typed text is kept when somebody leaves before the app runs', async ({
  page,
  home,
  messages,
}) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  // Of the prerendered trees, the styles leave one.
  await expect(home.composer.field).toHaveCount(1)
  await home.composer.field.fill('What is a wallet?')
  await page.getByRole('link', { name: messages['header.price'] }).click()
  await page.waitForURL('/price', { waitUntil: 'commit' })
  await page.unroute('**/assets/*.js')
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await expect(home.composer.field).toHaveValue('What is a wallet?')
  await page.reload()
  await expect(home.hotTopics).toHaveCount(6)
  await expect(home.composer.field).toHaveValue('What is a wallet?')
})

test('what is clicked and sent is done once the app runs', async ({
  page,
  home,
  login,
  messages,
}) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const deepSearch = page.getByRole('button', { name: messages['composer.deepSearch'] })
  await expect(deepSearch).toHaveCount(1)
  await deepSearch.click()
  await home.composer.field.fill('What is a wallet?')
  await home.composer.field.press('Enter')
  await expect(home.composer.field).toHaveValue('What is a wallet?')
  scripts.release()
  await expect(page).toHaveURL('/login')
  await expect(login.email).toBeVisible()
  await page.getByRole('link', { name: messages['header.newTopic'] }).click()
  await expect(home.composer.field).toHaveValue('What is a wallet?')
  await expect(deepSearch).toHaveAttribute('aria-pressed', 'false')
})

for (const [late, language] of [
  ['scripts', 'zh'],
  ['configuration', 'en'],
] as const) {
  test.describe(`before the ${late}`, () => {
    test.use({ language })

    test(`a provider that is not set up says so in place when it is chosen before the ${late}`, async ({
      page,
      login,
      messages,
    }) => {
      await page.route('**/config', async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = await response.json()
        await route.fulfill({ json: { ...rest, data: { ...data, social_providers: [] } } })
      })
      const held = await holdBack(page, late === 'scripts' ? '**/assets/*.js' : '**/config')
      await page.goto('/login', { waitUntil: 'commit' })
      await expect(login.email).toHaveCount(1)
      if (late === 'configuration') await untilHydrated(page)
      await login.email.fill('ada@example.org')
      for (const provider of ['Google', 'Apple', 'X'] as const) {
        await login.by(provider).click()
        held.release()
        await expect(page.getByRole('alert')).toHaveText(messages['login.providerUnavailable'])
      }
      await expect(page).toHaveURL('/login')
      await expect(login.email).toHaveValue('ada@example.org')
      await expect(login.send).toBeEnabled()
    })
  })
}

test('a plan that is chosen early is taken', async ({ page, pricing, home }) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await untilPrerendered(page, '/price')
  await page.goto('/price', { waitUntil: 'commit' })
  await expect(pricing.choose('free')).toHaveCount(1)
  await pricing.choose('free').click()
  scripts.release()
  await expect(home.hotTopics).toHaveCount(6)
})
