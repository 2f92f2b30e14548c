import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'
import { ask, openPrerendered, sharedTopic } from './prerendered-topic.ts'

test.use({ seesMovement: true, signedIn: false })

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

test('a long topic is prerendered from its beginning, and nothing moves, on a phone or a desktop', async ({
  page,
  shared,
  testApp,
  user,
}) => {
  await watchMoves(page)
  const topic = await ask(testApp, user)
  const sharer = sharerOf(testApp, user)
  await sharer.pay()
  await sharer.protect()
  for (let more = 1; more < 14; more += 1) await ask(testApp, user, topic)
  const token = await sharer.share(topic)
  for (const width of [375, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 760 })
      await openPrerendered(shared, token)
      await page.waitForLoadState('networkidle')
      await expect(shared.chat.questions).toHaveCount(14)
      await expectStill(page)
      await page.mouse.move(100, 100)
      await expect(shared.chat.answers.last()).toContainText('Coins are locked')
      await page.waitForLoadState('networkidle')
      await expectStill(page)
    })
})

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
