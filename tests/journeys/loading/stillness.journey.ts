import type { Page } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'
import { forgetVisits } from './first-visit.ts'
import { longAnswer } from './long-answer.ts'

test.use({ seesMovement: true })

test.beforeEach(({ page }) => watchMoves(page))

// The files of the second width are there already: each is the first in one language.
for (const [language, ...widths] of [
  ['zh', 375, 1280],
  ['en', 1280, 375],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    /** Shows the same in each width, to somebody who comes for the first time. */
    const inEachWidth = async (
      page: Page,
      sees: () => Promise<void>,
      among: readonly number[] = widths,
    ) => {
      for (const width of among)
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 760 })
          await sees()
          await forgetVisits(page)
        })
    }

    test.describe('a visitor', () => {
      test.use({ signedIn: false })

      test('sees nothing move', async ({ page, home, login, pricing, shared, testApp, user }) => {
        const topic = await user.ask(newQuestion(testApp, instantly(longAnswer)))
        const token = await sharerOf(testApp, user).share(topic)

        await inEachWidth(page, async () => {
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
    })

    test('who has used up the topics elsewhere sees nothing move, whatever comes late', async ({
      page,
      home,
      messages,
      testApp,
      user,
    }) => {
      for (let topic = 0; topic < 3; topic += 1)
        await user.ask(newQuestion(testApp, instantly('Short.')))
      const calls = { user: '**/auth/user', app: '**/assets/*.js' }
      const limit = page.getByText(messages['home.limitTitle'])

      const seesNothingMove = async (late: 'user' | 'app') => {
        const held = await holdBack(page, calls[late])
        await page.goto('/', { waitUntil: 'domcontentloaded' })
        // Before the styles are loaded all prerendered trees are visible.
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(home.composer.field).toBeVisible()
        if (late === 'user') await untilHydrated(page)
        const prerendered = await home.composer.field.boundingBox()
        held.release()
        await expect(home.hotTopics).toHaveCount(6)
        await expect(limit).toBeVisible()
        expect(await home.composer.field.boundingBox()).toEqual(prerendered)
        await expectStill(page)
        await page.unrouteAll()
      }

      await inEachWidth(page, async () => {
        await test.step('when the app comes late', () => seesNothingMove('app'))
        await forgetVisits(page)
        await test.step('when the user comes late', () => seesNothingMove('user'))
        await test.step('who has no topic left sees nothing move from the second visit on', async () => {
          const userCall = await holdBack(page, calls.user)
          await page.reload()
          await expect(limit).toBeVisible()
          await expect(home.hotTopics).toHaveCount(6)
          userCall.release()
          await expect(home.greeting).toContainText('User-')
          await expect(limit).toBeVisible()
          await expectStill(page)
          await page.unrouteAll()
        })
      })
    })

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
        const own = await sharer.share(topic)
        const { token } = await foreignTopic(testApp, newQuestion(testApp, instantly(longAnswer)))

        const isKnown = () => expect(header.points).toHaveText(/\d/)
        const seesNothingMove = async () => {
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
          await shared.open(own)
          await expect(shared.continue).toBeVisible()
          await isKnown()
          await expectStill(page)
          await page.goto(`/chat/${crypto.randomUUID()}/${token}`)
          await expect(shared.chat.composer.field).toBeVisible()
          await expect(page.getByRole('main').locator(`a[href="/share/${token}"]`)).toBeVisible()
          await expectStill(page)
        }
        // Pro is laid out as free is, without the limits: each width is seen in one language.
        await inEachWidth(page, seesNothingMove, kind === 'Pro' ? widths.slice(0, 1) : widths)
      })
    }
  })
}
