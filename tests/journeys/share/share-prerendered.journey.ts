import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { sharerOf } from '../users/user.ts'
import { ask, openPrerendered, sharedTopic } from './prerendered-topic.ts'

test.use({ signedIn: false })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a shared topic can be read', async ({ shared, testApp, user }) => {
        await openPrerendered(shared, await sharedTopic(testApp, user))
        await expect(shared.title).toBeVisible()
        await expect(shared.creator).toBeVisible()
        await expect(shared.chat.questions).toContainText('What is staking?')
        await expect(shared.chat.answers.locator('strong')).toHaveText('locked')
        await expect(shared.chat.answers.getByRole('cell').first()).toHaveText('Ether')
        await expect(shared.chat.answers.getByText('const eth = 32')).toBeVisible()
        await expect(shared.chat.answers.getByText('<b>No markup</b>')).toBeVisible()
        await expect(shared.signIn).toBeVisible()
      })
    })
  })
}

test.describe('who is signed in', () => {
  test.use({ signedIn: true })

  test('sees nothing move when the points come late', async ({
    page,
    shared,
    testApp,
    user,
    header,
  }) => {
    await watchMoves(page)
    const token = await sharedTopic(testApp, user)
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

for (const width of [375, 1280]) {
  test(`a long topic is prerendered from its beginning, and nothing moves, ${width} px wide`, async ({
    page,
    shared,
    testApp,
    user,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    await watchMoves(page)
    const topic = await ask(testApp, user)
    await sharerOf(testApp, user).pay()
    await sharerOf(testApp, user).protect()
    for (let more = 1; more < 14; more += 1) await ask(testApp, user, topic)
    await openPrerendered(shared, await sharerOf(testApp, user).share(topic))
    await page.waitForLoadState('networkidle')
    await expect(shared.chat.questions).toHaveCount(14)
    await expectStill(page)
    await page.mouse.move(100, 100)
    await expect(shared.chat.answers.last()).toContainText('Coins are locked')
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })
}

test.describe('in another language than the browser asks for', () => {
  test.use({ language: 'zh' })

  test('the prerendered page is replaced', async ({ page, shared, testApp, user }) => {
    const token = await sharedTopic(testApp, user)
    await openPrerendered(shared, token)
    await expect(shared.signIn).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in to continue' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Answer' }).getByRole('table')).toBeVisible()
    await expect(shared.signIn).toHaveCount(0)
  })
})
