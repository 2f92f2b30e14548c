import type { Request } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'

test('what an answer may have changed is read anew once it has ended', async ({
  page,
  home,
  header,
  chat,
  testApp,
}) => {
  await home.open()
  for (const ending of ['done', 'stopped', 'failed'] as const) {
    const isWhole = ending === 'done'
    const subjects = isWhole ? 'the user is' : 'its topic and the user are'
    await test.step(`once an answer is ${ending}, ${subjects} read anew`, async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const question = newQuestion(testApp, async (reply) => {
        reply.say('It begins.')
        await released
        if (ending === 'failed') reply.cut()
        else reply.end()
      })
      await header.newTopic.click()
      await expect(page).toHaveURL('/')
      await home.composer.ask(question)
      await expect(chat.questions).toContainText(question)
      await expect(chat.answers).toContainText('It begins.')
      // One that comes after the end is stored alone.
      await expect.poll(() => testApp.model.hasTitled(question)).toBe(true)
      const topicRead = '/api/v1/topics/fetch_topic_message'
      const read = new Set<string>()
      const note = (request: Request) => read.add(new URL(request.url()).pathname)
      page.on('request', note)
      if (ending === 'stopped') await chat.composer.stop.click()
      else release()
      await chat.reaches(ending)
      release()
      await expect.poll(() => [...read]).toContain('/api/v1/auth/user')
      if (isWhole) {
        await expect(page).toHaveTitle(/^A title by the model/)
        expect([...read]).not.toContain(topicRead)
      } else {
        await expect.poll(() => [...read]).toContain(topicRead)
      }
      page.off('request', note)
    })
  }
})
