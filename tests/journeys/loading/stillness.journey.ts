import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'
import { longAnswer } from './long-answer.ts'

test.beforeEach(({ page }) => watchMoves(page))

for (const language of ['zh', 'en'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`in ${language}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 760 } })

      test.describe('a visitor', () => {
        test.use({ signedIn: false })

        test('sees nothing move', async ({ page, home, login, pricing, shared, testApp, user }) => {
          const topic = await user.ask(newQuestion(testApp, instantly(longAnswer)))
          const token = await sharerOf(testApp, user).share(topic)

          await home.open()
          await expect(home.hotTopics).toHaveCount(6)
          await expectStill(page)
          await login.open()
          await expect(login.email).toBeVisible()
          await expectStill(page)
          await pricing.open()
          await expect(pricing.choose('monthly')).toBeVisible()
          await expectStill(page)
          await shared.open(token)
          await expect(shared.signIn).toBeVisible()
          await expectStill(page)
        })
      })

      for (const late of ['user', 'app'] as const) {
        test(`who has used up the topics elsewhere sees nothing move when the ${late} comes late`, async ({
          page,
          home,
          messages,
          testApp,
          user,
        }) => {
          for (let topic = 0; topic < 3; topic += 1)
            await user.ask(newQuestion(testApp, instantly('Short.')))
          const calls = { user: '**/auth/user', app: '**/assets/*.js' }
          const held = await holdBack(page, calls[late])
          await page.goto('/', { waitUntil: 'domcontentloaded' })
          // Before the styles are loaded all prerendered trees are visible.
          await expect(page.getByRole('main')).toHaveCount(1)
          await expect(home.composer.field).toBeVisible()
          if (late === 'user') await untilHydrated(page)
          const prerendered = await home.composer.field.boundingBox()
          held.release()
          await expect(home.hotTopics).toHaveCount(6)
          await expect(page.getByText(messages['home.limitTitle'])).toBeVisible()
          expect(await home.composer.field.boundingBox()).toEqual(prerendered)
          await expectStill(page)
          if (late === 'app') return

          await test.step('who has no topic left sees nothing move from the second visit on', async () => {
            const limit = page.getByText(messages['home.limitTitle'])
            const userCall = await holdBack(page, calls.user)
            await page.reload()
            await expect(limit).toBeVisible()
            await expect(home.hotTopics).toHaveCount(6)
            userCall.release()
            await expect(home.greeting).toContainText('User-')
            await expect(limit).toBeVisible()
            await expectStill(page)
          })
        })
      }

      for (const kind of ['free', 'Pro'] as const) {
        test(`a ${kind} user sees nothing move`, async ({
          page,
          header,
          home,
          pricing,
          points,
          history,
          shared,
          testApp,
          user,
        }) => {
          const sharer = sharerOf(testApp, user)
          if (kind === 'Pro') await sharer.pay()
          const topic = await user.ask(newQuestion(testApp, instantly(longAnswer)))
          for (let more = 0; more < (kind === 'Pro' ? 12 : 1); more += 1)
            await user.ask(newQuestion(testApp, instantly('Short.')))

          const isKnown = () => expect(header.points).toHaveText(/\d/)
          await home.open()
          await expect(home.hotTopics).toHaveCount(6)
          await isKnown()
          await expectStill(page)
          await pricing.open()
          await expect(pricing.choose('monthly')).toBeVisible()
          await isKnown()
          await expectStill(page)
          await points.open()
          await expect(points.records.first()).toBeVisible()
          await isKnown()
          await expectStill(page)
          await history.open()
          await expect(history.topics.first()).toBeVisible()
          await isKnown()
          await expectStill(page)
          await shared.open(await sharer.share(topic))
          await expect(shared.continue).toBeVisible()
          await isKnown()
          await expectStill(page)
          const { token } = await foreignTopic(testApp, newQuestion(testApp, instantly(longAnswer)))
          await page.goto(`/chat/${crypto.randomUUID()}/${token}`)
          await expect(shared.chat.composer.field).toBeVisible()
          await expect(page.getByRole('main').locator(`a[href="/share/${token}"]`)).toBeVisible()
          await expectStill(page)
        })
      }
    })
  }
}
