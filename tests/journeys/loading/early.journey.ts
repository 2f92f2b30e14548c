import type { Page } from '@playwright/test'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilHydrated, untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { InputMethod } from '../users/input.ts'
import { forgetVisits } from './first-visit.ts'

test.use({ seesMovement: true, signedIn: false })

/** Somebody who comes for the first time, and calls that nothing holds back. */
async function startAnew(page: Page): Promise<void> {
  await page.unrouteAll()
  await forgetVisits(page)
}

for (const [language, greeting] of [
  ['zh', '你好，关于加密资产，有什么可以帮你？'],
  ['en', 'Hello, How can I help you with Crypto asset?'],
] as const) {
  test.describe(`${language}: while the app is on its way`, () => {
    test.use({ language })

    test('what is done on Home is kept', async ({ page, home, header, login, messages }) => {
      await test.step('typed text and focus are kept by the app', async () => {
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
      await home.composer.field.fill('')
      await startAnew(page)

      if (language === 'zh') {
        await test.step('an Enter that ends a composition does not send', async () => {
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
        await startAnew(page)

        await test.step('a menu that was asked for by keyboard gives the focus back', async () => {
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
        return
      }

      for (const place of ['theme', 'price'] as const)
        await test.step(`who has come to ${place} by Tab goes on from there`, async () => {
          const scripts = await holdBack(page, '**/assets/*.js')
          await page.goto('/', { waitUntil: 'commit' })
          await expect(home.greeting).toHaveCount(1)
          await header[place].focus()
          await expect(header[place]).toBeFocused()
          scripts.release()
          await expect(home.hotTopics).toHaveCount(6)
          await expect(header[place]).toBeFocused()
          await startAnew(page)
        })

      await test.step('what is clicked and sent is done once the app runs', async () => {
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
        await home.composer.field.fill('')
      })
      await startAnew(page)

      await test.step('typed text is kept when somebody leaves before the app runs', async () => {
        await page.route('**/assets/*.js', () => undefined)
        await page.goto('/', { waitUntil: 'commit' })
        // Of the prerendered trees, the styles leave one.
        await expect(home.composer.field).toHaveCount(1)
        await home.composer.field.fill('How is a wallet kept?')
        await page.getByRole('link', { name: messages['header.price'] }).click()
        await page.waitForURL('/price', { waitUntil: 'commit' })
        await page.unroute('**/assets/*.js')
        await home.open()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(home.composer.field).toHaveValue('How is a wallet kept?')
        await page.reload()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(home.composer.field).toHaveValue('How is a wallet kept?')
      })
    })

    test('what is done at the login is kept', async ({ page, home, login, pricing, messages }) => {
      await watchMoves(page)

      await test.step('nothing that is typed at the login is lost while the configuration is late', async () => {
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
      await startAnew(page)

      const late = language === 'zh' ? 'scripts' : 'configuration'
      await test.step(`a provider that is not set up says so in place when it is chosen before the ${late}`, async () => {
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
      await startAnew(page)

      if (language === 'zh')
        await test.step('what is typed and sent at the login is kept', async () => {
          const scripts = await holdBack(page, '**/assets/*.js')
          await untilPrerendered(page, '/login')
          await page.goto('/login', { waitUntil: 'commit' })
          await expect(login.email).toHaveCount(1)
          await login.email.click()
          await page.keyboard.type('ada@example.org')
          await page.keyboard.press('Enter')
          await expect(login.email).toHaveValue('ada@example.org')
          scripts.release()
          const sent = page.getByRole('dialog', { name: messages['login.sentTitle'] })
          await expect(sent).toContainText('ada@example.org')
        })
      else
        await test.step('a plan that is chosen early is taken', async () => {
          const scripts = await holdBack(page, '**/assets/*.js')
          await untilPrerendered(page, '/price')
          await page.goto('/price', { waitUntil: 'commit' })
          await expect(pricing.choose('free')).toHaveCount(1)
          await pricing.choose('free').click()
          scripts.release()
          await expect(home.hotTopics).toHaveCount(6)
        })
    })
  })
}
