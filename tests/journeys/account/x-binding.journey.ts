import { randomInt } from 'node:crypto'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'

for (const [language, taken] of [
  ['zh', '该 X 账户已绑定其他账户，请先解绑，或改用另一个 X 账户。'],
  [
    'en',
    'This X account is already linked to another account. Unlink it there first, or use another X account.',
  ],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('an X account is bound to one account alone', async ({
      page,
      home,
      login,
      header,
      settings,
      testApp,
      messages,
    }) => {
      const username = `mei${randomInt(1e6)}`
      testApp.social.x.person = { id: String(randomInt(1e12)), username, name: 'Mei' }
      await home.open()
      await header.openSettings()
      await settings.bindX.click()
      await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/')
      await header.logOut()

      await login.as(newEmail(), testApp)
      await header.openSettings()
      await settings.bindX.click()
      await expect(page.getByText(taken, { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  })
}

test('a bound X account is unbound once that is confirmed', async ({
  page,
  home,
  header,
  settings,
  testApp,
  messages,
}) => {
  testApp.social.x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name: 'Mei' }
  await home.open()
  await header.openSettings()
  await settings.bindX.click()
  await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await header.openSettings()
  await expect(settings.panel).toContainText('@mei_onchain')
  await settings.unbindX.click()
  await expect(settings.prompt('xUnbind')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings.unbindX).toBeFocused()
  await settings.unbindX.click()
  await settings.confirm('xUnbind')
  await expect(settings.bindX).toBeVisible()
  await page.reload()
  await header.openSettings()
  await expect(settings.bindX).toBeVisible()
})

test('an X account is bound from the points, too', async ({ page, points, testApp, messages }) => {
  testApp.social.x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name: 'Mei' }
  await points.open()
  await points.task(messages['points.bind_twitter']).getByRole('button').click()
  await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await points.open()
  await expect(points.task(messages['points.bind_twitter'])).toContainText(
    messages['points.completed'],
  )
})

test('the address alone binds nothing', async ({ page, home, header, settings }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/?twitter_id=1&screen_name=eve&email=&icon=')
  await expect(home.hotTopics).toHaveCount(6)
  await expect(page).toHaveURL('/')
  await header.openSettings()
  await expect(settings.bindX).toBeVisible()
  expect(asked).not.toContain('/api/v1/auth/user/bind_twitter')
})

test.describe('who came by X alone', () => {
  test.use({ signedIn: false })

  test('can’t unbind it', async ({ testApp, login, header, settings, messages }) => {
    testApp.social.x.person = { id: String(randomInt(1e12)), username: 'wei', name: 'Wei' }
    await login.open()
    await login.by('X').click()
    await header.openSettings()
    await settings.unbindX.click()
    await settings.confirm('xUnbind')
    await expect(settings.prompt('xUnbind')).toContainText(messages['settings.xOnlyWayIn'])
  })
})
