import { randomInt, randomUUID } from 'node:crypto'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { portrait } from '../users/user.ts'
import { choosesPictureOfX } from './picture-of-x.ts'

test.use({ signedIn: false })

test.describe('by a provider', () => {
  // One short token of this journey is invalid.
  test.use({ language: 'zh', provoked: /The sign-in could not be completed/ })

  test('a visitor is led to the provider and back', async ({
    page,
    testApp,
    login,
    header,
    home,
    messages,
  }) => {
    const { google, apple, x } = testApp.social

    await test.step('who refuses at the provider is back at the login', async () => {
      x.person = null
      await login.open()
      await login.by('X').click()
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    await test.step('a provider that is not set up is said to be missing', async () => {
      await page.goto('/login?error=provider')
      await expect(page.getByText(messages['login.providerUnavailable'])).toBeVisible()
    })

    await test.step('an invalid short token leads to the login and out of the address, wherever it leads', async () => {
      await page.goto('/price?short_token=worthless')
      await expect(page).toHaveURL('/login')
      await expect(login.email).toBeVisible()
    })

    for (const provider of ['Google', 'Apple'] as const)
      await test.step(`somebody signs up by ${provider}`, async () => {
        const name = `Mei ${provider}`
        for (const each of [google, apple])
          each.person = { sub: randomUUID(), name, email: newEmail(), email_verified: true }
        await login.open()
        await login.by(provider).click()
        await expect(header.account).toBeVisible()
        await expect(page).toHaveURL('/')
        await expect(home.greeting).toContainText(name)
        await page.goBack()
        expect(page.url()).not.toContain('short_token')
        await page.goto('/')
        await header.logOut()
        await expect(page).toHaveURL('/login')
      })

    await test.step('a provider leads back to where the visitor wanted to go', async () => {
      google.person = { sub: randomUUID(), name: 'Wei' }
      await page.goto('/points')
      await expect(page).toHaveURL('/login')
      await login.by('Google').click()
      await expect(page).toHaveURL('/points')
    })
  })
})

test('somebody signs up by X, and pays for its picture', async ({
  page,
  testApp,
  home,
  login,
  header,
  settings,
  pricing,
  checkout,
  notes,
  messages,
}) => {
  const { x } = testApp.social
  x.person = { id: String(randomInt(1e12)), username: 'mei_onchain', name: 'Mei X' }
  x.picture = portrait.buffer

  await test.step('somebody signs up by X', async () => {
    await login.open()
    await login.by('X').click()
    await expect(header.account).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(home.greeting).toContainText('Mei X')
    await page.goBack()
    expect(page.url()).not.toContain('short_token')
  })

  await test.step('who came by X alone can’t unbind it', async () => {
    await page.goto('/')
    await header.openSettings()
    await expect(settings.pictureFromX).toBeDisabled()
    await settings.unbindX.click()
    await settings.confirm('xUnbind')
    await expect(settings.prompt('xUnbind')).toContainText(messages['settings.xOnlyWayIn'])
  })

  await test.step('the picture of an X account is a member’s to choose', async () => {
    await pricing.open()
    await pricing.choose('monthly').click()
    await checkout.pay.click()
    await expect(notes).toContainText(messages['pricing.active'])
    await choosesPictureOfX(page, header, settings)
  })
})
