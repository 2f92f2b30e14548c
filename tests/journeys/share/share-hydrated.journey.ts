import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { signInBrowser } from '../users/browser.ts'
import { openPrerendered, openWithoutApp, sharedTopic } from './prerendered-topic.ts'

test.use({ signedIn: false })

for (const signedIn of [false, true]) {
  test.describe(signedIn ? 'who is signed in' : 'a visitor', () => {
    test.use({ signedIn })

    test('what was prerendered stays as it is: its nodes, and what is selected in it', async ({
      page,
      shared,
      testApp,
      user,
    }) => {
      const app = await openWithoutApp(shared, await sharedTopic(testApp, user))
      await shared.chat.answers.evaluate((element) => {
        element.dataset.same = ''
        getSelection()?.selectAllChildren(element.querySelector('strong') ?? element)
      })
      app.release()
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      await shared.chat.analysis.press('Enter')
      await expect(shared.chat.answers.getByText('Let me think')).toBeVisible()
      await expect(shared.chat.answers).toHaveAttribute('data-same', '')
      expect(await page.evaluate(() => String(getSelection()))).toBe('locked')
    })
  })
}

test('a click before the app runs is not lost, nor the focus', async ({
  shared,
  testApp,
  user,
}) => {
  const app = await openWithoutApp(shared, await sharedTopic(testApp, user))
  const thought = shared.chat.answers.getByText('Let me think')
  await shared.chat.analysis.click()
  await expect(thought).toBeHidden()
  app.release()
  await expect(thought).toBeVisible()
  await expect(shared.chat.analysis).toBeFocused()
})

test.describe('who is signed in', () => {
  test.use({ signedIn: true })

  test('goes on with a click before the app runs', async ({ shared, testApp, user }) => {
    const app = await openWithoutApp(shared, await sharedTopic(testApp, user))
    await shared.continue.click()
    app.release()
    await expect(shared.chat.composer.field).toBeFocused()
    await expect(shared.continue).toHaveCount(0)
  })

  test.describe('until the server has ended the session', () => {
    test.use({
      provoked: /status of 401/,
      signedIn: false,
      context: async ({ context, testApp }, use) => {
        await signInBrowser(context, testApp, { token: 'ended', cookies: [] })
        await use(context)
      },
    })

    test('is led to the login', async ({ shared, testApp, user, login }) => {
      await openPrerendered(shared, await sharedTopic(testApp, user))
      await expect(login.email).toBeVisible()
    })
  })
})
