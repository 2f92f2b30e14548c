import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
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
          testApp,
          user,
        }) => {
          const topic = await user.ask(newQuestion(testApp, instantly(answer)))
          for (let turn = 1; turn < 4; turn += 1)
            await user.ask(newQuestion(testApp, instantly(answer)), topic)

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
      messages,
      testApp,
      user,
    }) => {
      await page.setViewportSize({ width, height: 760 })
      const topic = await user.ask(newQuestion(testApp, instantly('Because **coins** are locked.')))
      const calls = { user: '**/auth/user', topic: '**/topics/fetch_topic_message*' }
      const held = {
        user: await holdBack(page, calls.user),
        topic: await holdBack(page, calls.topic),
      }

      await chat.open(topic)
      await expect(page.getByText(messages['chat.loading'])).toBeAttached()
      for (const next of late === 'user'
        ? (['topic', 'user'] as const)
        : (['user', 'topic'] as const)) {
        const answered = page.waitForResponse(calls[next])
        held[next].release()
        await answered
        await expectStill(page)
      }
      // In a small window the composer shows what is left once it is touched.
      await chat.composer.field.focus()
      await expect(page.getByRole('button', { name: messages['pro.try'] })).toBeVisible()
    })
  }
}
