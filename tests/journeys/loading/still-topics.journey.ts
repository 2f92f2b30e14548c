import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
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

    for (const answer of [longAnswer, 'Because **coins** are locked.']) {
      const answers = answer === longAnswer ? 'long answers' : 'short answers'

      test(`a topic of ${answers} stands still`, async ({ page, chat, history, testApp, user }) => {
        const topic = await user.ask(newQuestion(testApp, instantly(answer)))
        for (let turn = 1; turn < 4; turn += 1)
          await user.ask(newQuestion(testApp, instantly(answer)), topic)

        // Short answers wrap nowhere: each width is seen in one language.
        for (const width of answer === longAnswer ? widths : widths.slice(0, 1))
          await test.step(`${width} px wide`, async () => {
            await page.setViewportSize({ width, height: 760 })
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
            await forgetVisits(page)
          })
      })
    }
  })
}

test('a topic stands still when the user or the topic comes late', async ({
  page,
  chat,
  messages,
  testApp,
  user,
}) => {
  const topic = await user.ask(newQuestion(testApp, instantly('Because **coins** are locked.')))
  const calls = { user: '**/auth/user', topic: '**/topics/fetch_topic_message*' }
  for (const width of [375, 1280])
    for (const order of [
      ['topic', 'user'],
      ['user', 'topic'],
    ] as const)
      await test.step(`${width} px wide, when the ${order[1]} comes late`, async () => {
        await page.setViewportSize({ width, height: 760 })
        const held = {
          user: await holdBack(page, calls.user),
          topic: await holdBack(page, calls.topic),
        }
        await chat.open(topic)
        await expect(page.getByText(messages['chat.loading'])).toBeAttached()
        for (const next of order) {
          const answered = page.waitForResponse(calls[next])
          held[next].release()
          await answered
          await expectStill(page)
        }
        // In a small window the composer shows what is left once it is touched.
        await chat.composer.field.focus()
        await expect(page.getByRole('button', { name: messages['pro.try'] })).toBeVisible()
        await page.unrouteAll()
        await forgetVisits(page)
      })
})
