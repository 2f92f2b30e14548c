import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'

const colorsOf = (link: Locator) =>
  link.locator('path').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).stroke))

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('its places and the points lead on from every screen', async ({
    page,
    home,
    header,
    chat,
    history,
    user,
  }) => {
    const topicsId = await user.ask('What is a mempool?')
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)

    await test.step('the mark is of the theme’s colors', async () => {
      const inLight = await colorsOf(header.home)
      await header.theme.click()
      await expect.poll(() => colorsOf(header.home)).not.toEqual(inLight)
    })

    await test.step('its places and the points lead on from every screen', async () => {
      await expect(header.points).toHaveText('12')
      await header.history.click()
      await expect(page).toHaveURL('/history')
      await header.price.click()
      await expect(page).toHaveURL('/price')
      await header.points.click()
      await expect(page).toHaveURL('/points')
      await header.newTopic.click()
      await expect(home.composer.field).toBeFocused()
    })

    await test.step('the topic on the screen names it, and is kept, saved and shared there', async () => {
      await chat.open(topicsId)
      await expect(header.bar).toContainText('A title by the model')
      for (const button of [header.favorite, header.share, header.export])
        await expect(button).toBeEnabled()
    })

    await test.step('a topic is made a favorite from the header, and is one in its history', async () => {
      await header.favorite.click()
      await expect(header.favorite).toHaveAttribute('aria-pressed', 'true')
      await header.newTopic.click()
      await expect(header.topic).toHaveCount(0)
      await expect(header.bar).not.toContainText('A title by the model')
      await page.goto('/history')
      await history.favoritesTab.click()
      await expect(history.topic('What is a mempool?')).toBeVisible()
    })
  })

  test.describe('a visitor', () => {
    test.use({ signedIn: false })

    test('is offered to register and to log in', async ({
      page,
      home,
      header,
      login,
      pricing,
      messages,
    }) => {
      await home.open()
      await expect(header.register).toBeVisible()
      await expect(header.history).toHaveCount(0)
      await header.signIn.click()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      await test.step('at the login the logo is of the theme’s colors, too', async () => {
        const logo = page.getByRole('main').getByRole('link', { name: messages['header.home'] })
        const inLight = await colorsOf(logo)
        expect(inLight.length).toBeGreaterThan(0)
        await header.theme.click()
        await expect.poll(() => colorsOf(logo)).not.toEqual(inLight)
      })
      await header.price.click()
      await expect(pricing.heading).toBeVisible()
    })
  })
})

test('below 768 px one menu holds what the bar shows from there on', async ({
  page,
  home,
  header,
  settings,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await home.open()
  await expect(header.history).toBeVisible()
  await expect(header.account).toBeVisible()
  await expect(header.menu).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(header.history).toBeHidden()
  await expect(header.account).toBeHidden()
  await header.menu.click()
  await expect(header.inMenu('history')).toBeVisible()

  await test.step('who goes back leaves dialog and menu behind', async () => {
    await page.keyboard.press('Escape')
    await expect(header.inMenu('history')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
    await header.price.click()
    await expect(page).toHaveURL('/price')
    await header.openSettings()
    await expect(settings.panel).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(settings.panel).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL('/price')

    await page.setViewportSize({ width: 375, height: 700 })
    await header.menu.click()
    await expect(header.inMenu('history')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(header.inMenu('history')).toBeHidden()
    await expect(home.composer.field).toBeVisible()
  })
})
