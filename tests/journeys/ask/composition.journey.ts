import type { Locator, Page, Request } from '@playwright/test'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { InputMethod } from '../users/input.ts'
import { foreignTopic } from '../users/user.ts'

/** Composes a text that the field would accept, and ends the composition by Enter. */
async function composes(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  const asked: string[] = []
  const keep = (request: Request) => asked.push(`${request.method()} ${request.url()}`)
  const address = page.url()
  page.on('request', keep)
  const method = await InputMethod.at(page)
  await method.compose(text)
  await expect(field).toHaveValue(text)
  await method.enter()
  await expect(field).toHaveValue(text)
  expect(asked).toEqual([])
  await method.commit(text)
  // Safari reports the Enter only after the composition has ended.
  await method.enter()
  await expect(field).toHaveValue(text)
  await expect(page).toHaveURL(address)
  // A request caused by the Enter would be sent before this one.
  await page.evaluate(async () => (await fetch('/healthz')).text())
  await expect.poll(() => asked.some((request) => request.endsWith('healthz'))).toBe(true)
  expect(asked.filter((request) => !request.startsWith('GET'))).toEqual([])
  page.off('request', keep)
}

test.describe('an Enter that ends a composition', () => {
  test.describe('of who signs in', () => {
    test.use({ signedIn: false })

    test('sends no mail, and tries no code', async ({ page, login }) => {
      await login.open()

      await test.step('sends no mail', async () => {
        await login.email.focus()
        await composes(page, login.email, newEmail())
        await expect(login.dialog).toBeHidden()
      })

      await test.step('tries no code, but a whole one while it is composed', async () => {
        await login.sendTo(newEmail())
        await login.enterByHand.click()
        await expect(login.code).toBeFocused()
        const tried = page.waitForRequest('**/auth/login/email')
        const method = await InputMethod.at(page)
        await composes(page, login.code, 'BITE')
        // On Android each word is composed until a space ends it.
        await method.compose('bi')
        await tried
        await expect(login.code).toHaveValue('BITEBI')
      })
    })
  })

  test('only ends it: in the palette, a search, the settings, and below a shared topic', async ({
    page,
    home,
    header,
    history,
    palette,
    settings,
    shared,
    testApp,
    user,
    messages,
  }) => {
    await user.ask('What is a wallet?')
    const { token } = await foreignTopic(testApp, 'What is a validator?')

    await test.step('chooses nothing in the palette', async () => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      await palette.open()
      await composes(page, palette.field, 'history')
      await expect(palette.chosen).toContainText(messages['header.history'])
      await palette.field.press('Enter')
      await expect(page).toHaveURL('/history')
    })

    await test.step('searches for nothing, neither in the history nor among favorites', async () => {
      await expect(history.topics).toHaveCount(1)
      await history.search.focus()
      await composes(page, history.search, 'wallet')
      await history.favoritesTab.click()
      await expect(history.topics).toHaveCount(0)
      await history.search.focus()
      await composes(page, history.search, 'wallet')
    })

    await test.step('saves no name, and deletes no account', async () => {
      await header.openSettings()
      await settings.name.fill('')
      await composes(page, settings.name, 'Mei')
      await settings.show('data')
      await settings.deleteAccount.click()
      const question = settings.prompt('close')
      await composes(page, question.getByRole('textbox'), 'DELETE MY ACCOUNT')
      await expect(question).toBeVisible()
    })

    await test.step('continues no shared topic', async () => {
      await shared.open(token)
      await shared.continue.click()
      const { field } = shared.chat.composer
      await field.focus()
      await composes(page, field, '为什么')
    })
  })
})
