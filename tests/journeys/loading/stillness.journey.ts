import { instantly } from '../../peers/model-scripts.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import { asked } from '../house/asked.ts'
import { holdBack } from '../house/hold-back.ts'
import { expect, test } from '../journey.ts'
import { foreignTopic, sharerOf } from '../people/sharer.ts'
import { longAnswer } from './long-answer.ts'

test.beforeEach(({ page }) => watchMoves(page))

for (const language of ['zh', 'en'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`in ${language}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 760 } })

      test.describe('a visitor', () => {
        test.use({ signedIn: false })

        test('sees nothing move', async ({ page, home, login, pricing, shared, house, person }) => {
          const topic = await person.ask(asked(house, instantly(longAnswer)))
          const token = await sharerOf(house, person).share(topic)

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

      test('who has no topic left sees nothing move from the second visit on', async ({
        page,
        home,
        words,
        house,
        person,
      }) => {
        for (let topic = 0; topic < 3; topic += 1)
          await person.ask(asked(house, instantly('Short.')))
        await home.open()
        const limit = page.getByText(words['home.limitTitle'])
        await expect(limit).toBeVisible()
        const user = await holdBack(page, '**/auth/user')
        await page.reload()
        await expect(limit).toBeVisible()
        await expect(home.hotTopics).toHaveCount(6)
        user.release()
        await expect(home.greeting).toContainText('User-')
        await expect(limit).toBeVisible()
        await expectStill(page)
      })

      for (const late of ['user', 'app'] as const) {
        test(`who has used up the topics elsewhere sees nothing move when the ${late} comes late`, async ({
          page,
          home,
          words,
          house,
          person,
        }) => {
          for (let topic = 0; topic < 3; topic += 1)
            await person.ask(asked(house, instantly('Short.')))
          const calls = { user: '**/auth/user', app: '**/assets/*.js' }
          const held = await holdBack(page, calls[late])
          await page.goto('/', { waitUntil: 'domcontentloaded' })
          await expect(home.composer.field).toBeVisible()
          if (late === 'user') await untilHydrated(page)
          const painted = await home.composer.field.boundingBox()
          held.release()
          await expect(home.hotTopics).toHaveCount(6)
          await expect(page.getByText(words['home.limitTitle'])).toBeVisible()
          expect(await home.composer.field.boundingBox()).toEqual(painted)
          await expectStill(page)
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
          house,
          person,
        }) => {
          const sharer = sharerOf(house, person)
          if (kind === 'Pro') await sharer.pay()
          const topic = await person.ask(asked(house, instantly(longAnswer)))
          for (let more = 0; more < (kind === 'Pro' ? 12 : 1); more += 1)
            await person.ask(asked(house, instantly('Short.')))

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
          const { token } = await foreignTopic(house, asked(house, instantly(longAnswer)))
          await page.goto(`/chat/${crypto.randomUUID()}/${token}`)
          await expect(shared.chat.composer.field).toBeVisible()
          await expect(page.getByRole('main').locator(`a[href="/share/${token}"]`)).toBeVisible()
          await expectStill(page)
        })
      }
    })
  }
}
