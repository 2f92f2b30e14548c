import { instantly } from '../../peers/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import { asked } from '../house/asked.ts'
import { holdBack } from '../house/hold-back.ts'
import { expect, test } from '../journey.ts'
import { longAnswer } from './long-answer.ts'

test.beforeEach(({ page }) => watchMoves(page))

for (const language of ['zh', 'en'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`in ${language}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 760 } })

      for (const answer of [longAnswer, 'Because **coins** are locked.']) {
        const answers = answer === longAnswer ? 'long answers' : 'short answers'

        test(`a topic of ${answers} stands still`, async ({
          page,
          chat,
          history,
          house,
          person,
        }) => {
          const topic = await person.ask(asked(house, instantly(answer)))
          for (let turn = 1; turn < 4; turn += 1)
            await person.ask(asked(house, instantly(answer)), topic)

          await chat.open(topic)
          await expect(chat.answers).toHaveCount(4)
          await expect(chat.actions.copy).toBeInViewport()
          await expectStill(page)

          await history.open()
          await expect(history.topics).toHaveCount(1)
          await expectStill(page)
          await history.topics.getByRole('link').click()
          await expect(chat.answers).toHaveCount(4)
          await expect(chat.actions.copy).toBeInViewport()
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
      const topic = await person.ask(asked(house, instantly('Because **coins** are locked.')))
      const calls = { user: '**/auth/user', topic: '**/topics/fetch_topic_message*' }
      const held = {
        user: await holdBack(page, calls.user),
        topic: await holdBack(page, calls.topic),
      }

      await chat.open(topic)
      await expect(page.getByText(words['chat.loading'])).toBeAttached()
      for (const next of late === 'user'
        ? (['topic', 'user'] as const)
        : (['user', 'topic'] as const)) {
        const answered = page.waitForResponse(calls[next])
        held[next].release()
        await answered
        await expectStill(page)
      }
      await expect(page.getByRole('button', { name: words['pro.try'] })).toBeVisible()
    })
  }
}
