import { randomInt } from 'node:crypto'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { LoginPage } from '../pages/login-page.ts'
import { messages as texts } from '../pages/messages.ts'
import { SettingsDialog } from '../pages/settings-dialog.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { portrait, sharerOf } from '../users/user.ts'
import { choosesPictureOfX } from './picture-of-x.ts'

const taken = {
  zh: '该 X 账号已绑定其他账户，请先解绑，或改用另一个 X 账号。',
  en: 'This X account is already linked to another account. Unlink it there first, or use another X account.',
} as const

const newPerson = () => ({
  id: String(randomInt(1e12)),
  username: `mei${randomInt(1e6)}`,
  name: 'Mei',
})

test('an X account is bound to one account alone, and unbound', async ({
  page,
  home,
  header,
  points,
  settings,
  testApp,
  user,
  messages,
}) => {
  const { x } = testApp.social
  const person = newPerson()
  x.person = person
  x.picture = portrait.buffer
  const inChinese = {
    header: new SiteHeader(page, texts.zh),
    settings: new SettingsDialog(page, texts.zh),
    login: new LoginPage(page, texts.zh),
  }

  await test.step('the address alone binds nothing', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/?twitter_id=1&screen_name=eve&email=&icon=')
    await expect(home.hotTopics).toHaveCount(6)
    await expect(page).toHaveURL('/')
    await header.openSettings()
    await expect(settings.bindX).toBeVisible()
    expect(asked).not.toContain('/api/v1/auth/user/bind_twitter')
  })

  await test.step('the picture of an X account is a member’s to choose', async () => {
    await settings.bindX.click()
    await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await header.openSettings()
    await expect(settings.panel).toContainText(`@${person.username}`)
    await expect(settings.pictureFromX).toBeDisabled()
    await sharerOf(testApp, user).pay()
    await choosesPictureOfX(page, header, settings)
  })

  await test.step('a bound X account is unbound once that is confirmed', async () => {
    await header.openSettings()
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

  await test.step('an X account is bound to one account alone', async () => {
    await page.keyboard.press('Escape')
    await header.language.click()
    await inChinese.header.openSettings()
    await inChinese.settings.bindX.click()
    await expect(page.getByText(texts.zh['settings.xBound'], { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await inChinese.header.logOut()

    await inChinese.login.as(newEmail(), testApp)
    await inChinese.header.openSettings()
    await inChinese.settings.bindX.click()
    await expect(page.getByText(taken.zh, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await inChinese.header.language.click()
    await header.openSettings()
    await settings.bindX.click()
    await expect(page.getByText(taken.en, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('an X account is bound from the points, too', async () => {
    x.person = newPerson()
    await points.open()
    await points.task(messages['points.bind_twitter']).getByRole('button').click()
    await expect(page.getByText(messages['settings.xBound'], { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await points.open()
    await expect(points.task(messages['points.bind_twitter'])).toContainText(
      messages['points.completed'],
    )
  })
})
