import { tornAfter } from '../../peers/model-scripts.ts'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'

for (const ending of ['done', 'stopped', 'failed'] as const) {
  test(`once an answer is ${ending}, its topic and the user are read anew`, async ({
    page,
    home,
    chat,
    house,
  }) => {
    const question = `End as ${ending} ${crypto.randomUUID()}`
    const answer = heldAnswer('It begins.')
    house.model.answer(question, ending === 'failed' ? tornAfter('It begins.') : answer.script)
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    const read = new Set<string>()
    page.on('request', (request) => read.add(new URL(request.url()).pathname))
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('It begins.')
    if (ending === 'stopped') await chat.composer.stop.click()
    else answer.release()
    await chat.reaches(ending)
    answer.release()
    await expect
      .poll(() => [...read])
      .toEqual(expect.arrayContaining(['/api/v1/auth/user', '/api/v1/topics/fetch_topic_message']))
  })
}
