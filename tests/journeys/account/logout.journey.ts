import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { Drawer } from '../pages/drawer.ts'
import { Palette } from '../pages/palette.ts'
import { PointsPage } from '../pages/points-page.ts'
import { holdBack } from '../test-app/calls.ts'

test('a logout leaves neither draft nor place for the next one', async ({
  page,
  chat,
  home,
  header,
  login,
  testApp,
  user,
}) => {
  await chat.open(await user.ask('What is a seed?'))
  await expect(chat.questions).toHaveCount(1)
  await chat.composer.field.fill('My secret plan')
  await header.home.click()
  await expect(home.hotTopics).toHaveCount(6)
  await home.composer.field.fill('Another one')
  await page.goBack()
  await expect(chat.composer.field).toHaveValue('My secret plan')
  await header.logOut()
  await expect(page).toHaveURL('/login')
  await expect(login.email).toBeVisible()
  await expect(login.expired).toHaveCount(0)
  const kept = await page.evaluate(() => Object.values(localStorage).join())
  expect(kept).not.toMatch(/secret|Another/)
  await login.as(user.email, testApp)
  await expect(page).toHaveURL('/')
  await expect(home.composer.field).toHaveValue('')

  for (const path of ['/history', '/points'])
    await test.step(`a logout from ${path} asks for nothing more while the login is being loaded`, async () => {
      await page.goto(path)
      await expect(header.account).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await header.account.click()
      await expect(header.command('logout')).toBeVisible()
      const screen = await holdBack(page, '**/assets/login-*.js')
      await header.command('logout').click()
      await expect(header.signIn).toBeVisible()
      await expect.poll(screen.made).toBeGreaterThan(0)
      screen.release()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      await login.as(user.email, testApp)
      await expect(page).toHaveURL('/')
    })
})

test.describe('a session that ends', () => {
  // The server ends one.
  test.use({ provoked: /status of 401/ })

  test('ends in each tab', async ({
    page,
    context,
    chat,
    header,
    login,
    testApp,
    user,
    messages,
  }) => {
    const topicsId = await user.ask('What is a relay?')
    const other = await context.newPage()

    await test.step('one that the server has ended leads each tab back to where it was', async () => {
      await other.goto('/history?q=relay')
      await expect(other.getByRole('article')).toHaveCount(1)
      await page.goto('/points')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages['points.title'])

      await page.bringToFront()
      await user.logOut()
      // Until the login is there, what is still on the screen may ask once more.
      const screen = await holdBack(page, '**/assets/login-*.js')
      await page.reload()
      await expect(other).toHaveURL('/login')
      screen.release()
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL('/login')
        await expect(tab.getByText(messages['login.expired'])).toBeVisible()
      }
      await page.reload()
      await expect(login.expired).toBeVisible()
      await login.as(user.email, testApp)
      await expect(page).toHaveURL('/points')
      await expect(other).toHaveURL('/history?q=relay')
      await expect(other.getByRole('article')).toHaveCount(1)
    })

    await test.step('a logout in one tab leads no other to what was somebody’s', async () => {
      await chat.open(topicsId)
      await expect(chat.questions).toHaveCount(1)
      await header.logOut()
      for (const tab of [page, other]) await expect(tab).toHaveURL('/login')
      await expect(login.expired).toHaveCount(0)
      await login.as(newEmail(), testApp)
      for (const tab of [page, other]) await expect(tab).toHaveURL('/')
    })
  })
  test('leaves nothing to be seen of a draft, nor for another account', async ({
    page,
    chat,
    home,
    login,
    testApp,
    user,
    messages,
  }) => {
    const topicsId = await user.ask('What is a seed?')
    await home.open()
    await expect(new Drawer(page, messages).button).toBeVisible()
    await home.composer.field.fill('My secret plan')
    await chat.open(topicsId)
    await chat.composer.field.fill('Another one')
    await user.logOut()
    await page.reload()
    await expect(login.expired).toBeVisible()
    await home.open()
    await expect(home.composer.field).toHaveValue('')
    await home.composer.field.fill('Typed by a visitor')
    await page.goto('/login')
    await expect(login.expired).toBeVisible()
    await page.goBack()
    await expect(home.composer.field).toHaveValue('Typed by a visitor')
    await page.goForward()
    await login.as(newEmail(), testApp)
    // Not where the other one was.
    await expect(page).toHaveURL('/')
    await expect(home.composer.field).toHaveValue('Typed by a visitor')
    const kept = () => page.evaluate(() => Object.values(localStorage).join())
    await expect.poll(kept).not.toMatch(/secret|Another/)
  })

  test('closes what is open over the page', async ({ page, context, login, user, messages }) => {
    const other = await context.newPage()
    for (const tab of [other, page]) {
      await tab.goto('/points')
      // The app runs.
      await expect(new PointsPage(tab, messages).tasks).toHaveCount(6)
      await new Palette(tab, messages).open()
    }

    await user.logOut()
    // Topics are looked for, which the server refuses.
    await page.keyboard.type('relay')
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/login')
      await expect(tab.getByText(messages['login.expired'])).toBeVisible()
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    }
    await page.bringToFront()
    await login.email.fill(user.email)
  })
})
