import type { Page } from '@playwright/test'
import { instantly } from '../../peers/model-scripts.ts'
import { untilAlive } from '../checks/painted.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import type { House } from '../house/house.ts'
import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { PointsPage } from '../pages/points-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { SharePage } from '../pages/share-page.ts'
import type { Words } from '../pages/words.ts'
import { sharerOf } from '../people/sharer.ts'

const longAnswer = [
  '## 质押 Staking',
  'Locked coins earn, and may be cut. 锁定的代币有收益，也可能被罚没。'.repeat(12),
  '| Chain | Lock | Yield |\n|---|---|---|\n| Ether | 27 days | 3 % |\n| Solana | 2 days | 6 % |',
  '```ts\nconst locked = 32\n```',
  '### Risks',
  'Slashing is rare. '.repeat(60),
  '1. first\n2. second',
].join('\n\n')

test.beforeEach(({ page }) => watchMoves(page))

for (const language of ['zh', 'en'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`in ${language}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 760 } })

      test.describe('a visitor', () => {
        test.use({ signedIn: false })

        test('sees nothing move', async ({ page, home, login, words, house, person }) => {
          const topic = await person.ask(asked(house, longAnswer))
          const token = await sharerOf(house, person).share(topic)

          await home.open()
          await expect(home.hotTopics).toHaveCount(6)
          await expectStill(page)
          await login.open()
          await expect(login.email).toBeVisible()
          await expectStill(page)
          await seesPricing(page, words)
          const share = new SharePage(page, words)
          await share.open(token)
          await expect(share.signIn).toBeVisible()
          await expectStill(page)
        })
      })

      for (const answer of [longAnswer, 'Because **coins** are locked.']) {
        const answers = answer === longAnswer ? 'long answers' : 'short answers'

        test(`a topic of ${answers} stands still`, async ({ page, chat, words, house, person }) => {
          const topic = await person.ask(asked(house, answer))
          for (let turn = 1; turn < 4; turn += 1) await person.ask(asked(house, answer), topic)

          await chat.open(topic)
          await expect(chat.answers).toHaveCount(4)
          await expect(chat.actions.copy).toBeInViewport()
          await expectStill(page)

          const history = new HistoryPage(page, words)
          await history.open()
          await expect(history.topics).toHaveCount(1)
          await expectStill(page)
          await history.topics.getByRole('link').click()
          await expect(chat.answers).toHaveCount(4)
          await expect(chat.actions.copy).toBeInViewport()
          await expectStill(page)
        })
      }

      test('who has no topic left sees nothing move from the second visit on', async ({
        page,
        home,
        words,
        house,
        person,
      }) => {
        for (let topic = 0; topic < 3; topic += 1) await person.ask(asked(house, 'Short.'))
        await home.open()
        const limit = page.getByText(words['home.limitTitle'])
        await expect(limit).toBeVisible()
        const release = await holdBack(page, '**/auth/user')
        await page.reload()
        await expect(limit).toBeVisible()
        await expect(home.hotTopics).toHaveCount(6)
        release()
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
          for (let topic = 0; topic < 3; topic += 1) await person.ask(asked(house, 'Short.'))
          const release = await holdBack(
            page,
            { user: '**/auth/user', app: '**/assets/*.js' }[late],
          )
          await page.goto('/', { waitUntil: 'domcontentloaded' })
          await expect(home.composer.field).toBeVisible()
          if (late === 'user') await untilAlive(page)
          const painted = await home.composer.field.boundingBox()
          release()
          await expect(home.hotTopics).toHaveCount(6)
          await expect(page.getByText(words['home.limitTitle'])).toBeVisible()
          expect(await home.composer.field.boundingBox()).toEqual(painted)
          await expectStill(page)
        })
      }

      for (const kind of ['free', 'Pro'] as const) {
        test(`a ${kind} user sees nothing move`, async ({ page, home, words, house, person }) => {
          const sharer = sharerOf(house, person)
          if (kind === 'Pro') await sharer.protect()
          const topic = await person.ask(asked(house, longAnswer))
          for (let more = 0; more < (kind === 'Pro' ? 12 : 1); more += 1)
            await person.ask(asked(house, 'Short.'))

          await home.open()
          await expect(home.hotTopics).toHaveCount(6)
          await expectStill(page)
          await seesPricing(page, words)
          const points = new PointsPage(page, words)
          await points.open()
          await expect(points.records.first()).toBeVisible()
          await expectStill(page)
          const history = new HistoryPage(page, words)
          await history.open()
          await expect(history.topics.first()).toBeVisible()
          await expectStill(page)
          const share = new SharePage(page, words)
          await share.open(await sharer.share(topic))
          await expect(share.continue).toBeVisible()
          await expectStill(page)
        })
      }
    })
  }
}

for (const width of [375, 1280]) {
  for (const late of ['user', 'topic'] as const) {
    test(`a topic ${width} px wide stands still when the ${late} comes late`, async ({
      page,
      chat,
      words,
      house,
      person,
    }) => {
      await page.setViewportSize({ width, height: 760 })
      const topic = await person.ask(asked(house, 'Because **coins** are locked.'))
      const calls = { user: '**/auth/user', topic: '**/topics/fetch_topic_message*' }
      const release: Record<keyof typeof calls, () => void> = {
        user: await holdBack(page, calls.user),
        topic: await holdBack(page, calls.topic),
      }

      await chat.open(topic)
      await expect(page.getByText(words['chat.loading'])).toBeAttached()
      for (const next of late === 'user'
        ? (['topic', 'user'] as const)
        : (['user', 'topic'] as const)) {
        const answered = page.waitForResponse(calls[next])
        release[next]()
        await answered
        await expectStill(page)
      }
      await expect(page.getByRole('button', { name: words['pro.try'] })).toBeVisible()
    })
  }
}

/** Keeps a call waiting; gives what lets it go. */
async function holdBack(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function seesPricing(page: Page, words: Words): Promise<void> {
  const pricing = new PricingPage(page, words)
  await pricing.open()
  await expect(pricing.choose('monthly')).toBeVisible()
  await expectStill(page)
}

/** A question that is answered so. */
function asked({ model }: House, answer: string): string {
  const question = `What is staking? ${crypto.randomUUID()}`
  model.answer(question, instantly(answer))
  return question
}
