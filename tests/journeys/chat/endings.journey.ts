import { expect, test } from '../journey.ts'

for (const ending of ['done', 'stopped', 'failed'] as const) {
  const isWhole = ending === 'done'
  const subjects = isWhole ? 'the user is' : 'its topic and the user are'
  test(`once an answer is ${ending}, ${subjects} read anew`, async ({
    page,
    home,
    chat,
    testApp,
  }) => {
    const question = `End as ${ending} ${crypto.randomUUID()}`
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    testApp.model.answer(question, async (reply) => {
      reply.say('It begins.')
      await released
      if (ending === 'failed') reply.cut()
      else reply.end()
    })
    await home.open()
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('It begins.')
    const topicRead = '/api/v1/topics/fetch_topic_message'
    const read = new Set<string>()
    page.on('request', (request) => read.add(new URL(request.url()).pathname))
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
  })
}
