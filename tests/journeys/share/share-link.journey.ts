import { newUser } from '../../fixtures/users.ts'
import { untilHydrated } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'
import { sharerOf } from '../users/user.ts'

test('an answer below a shared topic stays with its topic', async ({
  page,
  testApp,
  chat,
  shared,
}) => {
  const owner = await newUser(testApp.server)
  const sharer = sharerOf(testApp, owner)
  const [one, other] = [await owner.ask('The one?'), await owner.ask('The other?')]
  const [token, otherToken] = [await sharer.share(one), await sharer.share(other)]

  await test.step('an answer that is written below one shared topic is not shown below another', async () => {
    const answer = heldAnswer('It begins.')
    // Both are known here before, so that neither has to load.
    const go = (to: string) => page.evaluate(follow, `/share/${to}`)
    await shared.open(otherToken)
    await untilHydrated(page)
    await expect(chat.questions).toHaveText(/The other\?/)
    await go(token)
    await expect(chat.questions).toHaveText(/The one\?/)
    await shared.continue.click()
    await chat.composer.ask(newQuestion(testApp, answer.script))
    await expect(chat.answers.last()).toContainText('It begins.')
    await go(otherToken)
    await expect(chat.questions).toHaveText(/The other\?/)
    await expect(shared.continue).toBeVisible()
    answer.release()
    await expect(page).toHaveURL(`/share/${otherToken}`)
  })

  await test.step('what goes on from a topic goes on when its link is switched off', async () => {
    // While the owner's own answer is written, the page looks at it again and again.
    const source = heldAnswer('The source begins.')
    const growing = newQuestion(testApp, source.script)
    const asked = owner.ask(growing, other)
    await expect.poll(() => testApp.model.requestsFor(growing).length).toBe(1)

    const answer = heldAnswer('It goes on.')
    await shared.open(otherToken)
    await expect(chat.questions).toHaveCount(2)
    await shared.continue.click()
    await chat.composer.ask(newQuestion(testApp, answer.script))
    await expect(chat.answers.last()).toContainText('It goes on.')
    await sharer.permit(otherToken, false)
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
    await expect(chat.answers).toHaveCount(1)
    await expect(chat.answers).toContainText('It goes on.')
    answer.release()
    source.release()
    await asked
    await chat.reaches('done')
  })
})

/** Follows an address within the app, as its own links do. */
function follow(address: string): void {
  history.pushState({}, '', address)
}
