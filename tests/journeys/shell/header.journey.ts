import { expect, test } from '../journey.ts'

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('its places and the points lead on from every screen', async ({ page, home, header }) => {
    await home.open()
    await expect(header.points).toHaveText('10')
    await header.history.click()
    await expect(page).toHaveURL('/history')
    await header.price.click()
    await expect(page).toHaveURL('/price')
    await header.points.click()
    await expect(page).toHaveURL('/points')
    await header.newTopic.click()
    await expect(home.composer.field).toBeFocused()
  })

  test('the topic on the screen names it, and is kept, saved and shared there', async ({
    header,
    chat,
    user,
  }) => {
    await chat.open(await user.ask('What is a mempool?'))
    await expect(header.bar).toContainText('A title by the model')
    for (const button of [header.favorite, header.share, header.export])
      await expect(button).toBeEnabled()
    await header.newTopic.click()
    await expect(header.topic).toHaveCount(0)
    await expect(header.bar).not.toContainText('A title by the model')
  })

  test.describe('a visitor', () => {
    test.use({ signedIn: false })

    test('is offered to register and to log in', async ({ page, home, header, login, pricing }) => {
      await home.open()
      await expect(header.register).toBeVisible()
      await expect(header.history).toHaveCount(0)
      await header.signIn.click()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      await header.price.click()
      await expect(pricing.heading).toBeVisible()
    })
  })
})

test('below 768 px one menu holds what the bar shows from there on', async ({
  page,
  home,
  header,
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
})

test('who goes back leaves dialog and menu behind', async ({ page, home, header, settings }) => {
  await home.open()
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

test('a topic is made a favorite from the header, and is one in its history', async ({
  page,
  header,
  chat,
  history,
  user,
}) => {
  await chat.open(await user.ask('What is a mempool?'))
  await header.favorite.click()
  await expect(header.favorite).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/history')
  await history.favoritesTab.click()
  await expect(history.topic('What is a mempool?')).toBeVisible()
})

test.describe('at the login', () => {
  test.use({ signedIn: false })

  test('the logo is of the theme’s colors, too', async ({ page, header, login, messages }) => {
    await login.open()
    const logo = page.getByRole('main').getByRole('link', { name: messages['header.home'] })
    const colors = () =>
      logo
        .locator('path')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).stroke))
    const inLight = await colors()
    expect(inLight.length).toBeGreaterThan(0)
    await header.theme.click()
    await expect.poll(colors).not.toEqual(inLight)
  })
})

test('the mark is of the theme’s colors', async ({ home, header }) => {
  const colour = () =>
    header.home
      .locator('path')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).stroke))
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  const inLight = await colour()
  await header.theme.click()
  await expect.poll(colour).not.toEqual(inLight)
})
