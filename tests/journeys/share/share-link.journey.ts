import { randomUUID } from 'node:crypto'
import { newUser } from '../../fixtures/users.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'

test('an answer that is written below one shared topic is not shown below another', async ({
  page,
  testApp,
  chat,
  shared,
}) => {
  const owner = await newUser(testApp.server)
  const sharer = sharerOf(testApp, owner)
  const [one, other] = [await owner.ask('The one?'), await owner.ask('The other?')]
  const tokens = [await sharer.share(one), await sharer.share(other)]
  const question = `Only below the one ${randomUUID()}`
  const answer = heldAnswer('It begins.')
  testApp.model.answer(question, answer.script)

  // Both are known here before, so that neither has to load.
  const go = (token = '') => page.evaluate(follow, `/share/${token}`)
  await shared.open(tokens[1] ?? '')
  await untilHydrated(page)
  await expect(chat.questions).toHaveText(/The other\?/)
  await go(tokens[0])
  await expect(chat.questions).toHaveText(/The one\?/)
  await shared.continue.click()
  await chat.composer.ask(question)
  await expect(chat.answers.last()).toContainText('It begins.')
  await go(tokens[1])
  await expect(chat.questions).toHaveText(/The other\?/)
  await expect(shared.continue).toBeVisible()
  answer.release()
  await expect(page).toHaveURL(`/share/${tokens[1]}`)
})

test('what goes on from a topic goes on when its link is switched off', async ({
  page,
  testApp,
  chat,
  shared,
}) => {
  const { owner, sharer, topicsId, token } = await foreignTopic(testApp, 'Open for how long?')
  // While the owner's own answer is written, the page looks at it again and again.
  const growing = `Still growing ${randomUUID()}`
  const source = heldAnswer('The source begins.')
  testApp.model.answer(growing, source.script)
  const asked = owner.ask(growing, topicsId)
  await expect.poll(() => testApp.model.requestsFor(growing).length).toBe(1)

  const question = `Going on ${randomUUID()}`
  const answer = heldAnswer('It begins.')
  testApp.model.answer(question, answer.script)
  await shared.open(token)
  await expect(chat.questions).toHaveCount(2)
  await shared.continue.click()
  await chat.composer.ask(question)
  await expect(chat.answers.last()).toContainText('It begins.')
  await sharer.permit(token, false)
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(chat.answers).toHaveCount(1)
  await expect(chat.answers).toContainText('It begins.')
  answer.release()
  source.release()
  await asked
  await chat.reaches('done')
})

/** Follows an address within the app, as its own links do. */
function follow(address: string): void {
  history.pushState({}, '', address)
}
