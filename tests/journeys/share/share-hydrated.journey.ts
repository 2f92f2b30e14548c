import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import type { SharePage } from '../pages/share-page.ts'
import { newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
import { signInBrowser } from '../users/browser.ts'
import { sharerOf } from '../users/user.ts'
import { openPrerendered, openWithoutApp, sharedTopic } from './prerendered-topic.ts'

test.use({ seesMovement: true, signedIn: false })

async function staysAsItIs(shared: SharePage, token: string): Promise<void> {
  const { page, chat } = shared
  const app = await openWithoutApp(shared, token)
  await chat.answers.evaluate((element) => {
    element.dataset.same = ''
    getSelection()?.selectAllChildren(element.querySelector('strong') ?? element)
  })
  app.release()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await chat.analysis.press('Enter')
  await expect(chat.answers.getByText('Let me think')).toBeVisible()
  await expect(chat.answers).toHaveAttribute('data-same', '')
  expect(await page.evaluate(() => String(getSelection()))).toBe('locked')
}

test('a visitor finds a prerendered topic as it was, and loses no click', async ({
  shared,
  testApp,
  user,
}) => {
  const token = await sharedTopic(testApp, user)

  await test.step('what was prerendered stays as it is: its nodes, and what is selected in it', () =>
    staysAsItIs(shared, token))

  await test.step('a click before the app runs is not lost, nor the focus', async () => {
    const app = await openWithoutApp(shared, token)
    const thought = shared.chat.answers.getByText('Let me think')
    await shared.chat.analysis.click()
    await expect(thought).toBeHidden()
    app.release()
    await expect(thought).toBeVisible()
    await expect(shared.chat.analysis).toBeFocused()
  })
})

const formulas =
  'From $5 to $10 in a year. With a rate \\(r\\) one gets:\n\n$$\\left(1 + \\frac{r}{n}\\right)^{n} - 1$$\n\nThat is all.'

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('formulas are read before the app runs, and stay where they are when it does', async ({
    page,
    shared,
    testApp,
    user,
  }) => {
    const asked = user.ask(newQuestion(testApp, instantly(formulas)))
    const token = await sharerOf(testApp, user).share(await asked)
    await watchMoves(page)
    const app = await openWithoutApp(shared, token)
    const shown = page.getByRole('math')
    await expect(shown).toHaveCount(2)
    await expect(shared.chat.answers).toContainText('From $5 to $10 in a year.')
    app.release()
    await page.waitForLoadState('networkidle')
    await expect(shown).toHaveCount(2)
    await expect(shown.last()).toContainText('n')
    await expect(page.locator('body')).not.toContainText('\\frac')
    await expectStill(page)
  })
})

test.describe('who is signed in', () => {
  test.use({ signedIn: true })

  test('finds it as it was, goes on at once, and sees nothing move', async ({
    page,
    shared,
    testApp,
    user,
    header,
  }) => {
    const token = await sharedTopic(testApp, user)

    await test.step('what was prerendered stays as it is: its nodes, and what is selected in it', () =>
      staysAsItIs(shared, token))

    await test.step('goes on with a click before the app runs', async () => {
      const app = await openWithoutApp(shared, token)
      await shared.continue.click()
      app.release()
      await expect(shared.chat.composer.field).toBeFocused()
      await expect(shared.continue).toHaveCount(0)
    })

    await test.step('sees nothing move when the points come late', async () => {
      await watchMoves(page)
      const userCall = await holdBack(page, '**/auth/user')
      await openPrerendered(shared, token)
      await shared.chat.analysis.click()
      await expect(shared.chat.answers.getByText('Let me think')).toBeVisible()
      await shared.chat.analysis.click()
      userCall.release()
      await expect(header.points).toHaveText(/\d/)
      await expectStill(page)
    })
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
