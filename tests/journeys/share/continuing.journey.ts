import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'

test('an address of both topics opens the new one with the first question, and later at once', async ({
  page,
  testApp,
  chat,
}) => {
  const { token } = await foreignTopic(testApp, 'What came before?')
  const topicsId = crypto.randomUUID()
  await page.goto(`/chat/${topicsId}/${token}`)
  const banner = page.getByRole('main').locator(`a[href="/share/${token}"]`)
  await expect(banner).toBeVisible()
  await chat.composer.ask('And what comes next?')
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await chat.reaches('done')
  await expect(banner).toBeVisible()
  await expect(chat.questions).toHaveCount(1)
  await page.goto(`/chat/${topicsId}/${token}`)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.questions).toHaveText(/And what comes next\?/)
})

test('an answer streams below what is shared, and stopping it leads to the chat', async ({
  page,
  testApp,
  shared,
}) => {
  const { token } = await foreignTopic(testApp, 'What is shared?')
  const question = `Held on the page ${crypto.randomUUID()}`
  testApp.model.answer(question, heldAnswer('It begins.').script)
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask(question)
  await expect(shared.chat.answers).toHaveCount(2)
  await expect(shared.chat.answers.last()).toContainText('It begins.')
  await expect(page).toHaveURL(`/share/${token}`)
  await shared.chat.composer.stop.click()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  // The address changes before the screen does.
  await expect(shared.chat.answers).toHaveCount(1)
  await shared.chat.reaches('stopped')
  await expect(shared.chat.answers).toContainText('It begins.')
})

test('a page that is loaded anew while an answer streams below it goes on in the chat', async ({
  page,
  testApp,
  shared,
}) => {
  const { token } = await foreignTopic(testApp, 'What is shared?')
  const question = `Held on the page ${crypto.randomUUID()}`
  const answer = heldAnswer('It begins.')
  testApp.model.answer(question, answer.script)
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask(question)
  await expect(shared.chat.answers.last()).toContainText('It begins.')
  await page.reload()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(shared.chat.answers).toContainText('It begins.')
  answer.release()
  await expect(shared.chat.answers).toContainText('And that is all.')
})

test('what was asked below a shared topic stays there until its chat is shown', async ({
  page,
  testApp,
  shared,
}) => {
  const { token } = await foreignTopic(testApp, 'What is shared?')
  await shared.open(token)
  await shared.continue.click()
  await expect(shared.chat.composer.field).toBeFocused()
  const chat = await holdBack(page, '**/assets/chat._topicsId-*.js')
  const stored = page.waitForResponse('**/topics/fetch_topic_message')
  await shared.chat.composer.ask('And more?')
  await stored
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(shared.chat.questions).toHaveText([/What is shared\?/, /And more\?/])
  await page.goBack()
  await shared.chat.composer.ask('And then?')
  chat.release()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(shared.chat.questions).toHaveText([/And more\?/, /And then\?/])
})

test('going back from a continuation leads to what it goes on from', async ({
  page,
  testApp,
  shared,
}) => {
  const { token } = await foreignTopic(testApp, 'What is shared?')
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask('And more?')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  // The address changes before the screen does.
  await expect(shared.chat.questions).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(`/share/${token}`)
  await expect(shared.continue).toBeVisible()
})

test('the owner goes on in the topic itself', async ({ page, testApp, user, shared }) => {
  const topicsId = await user.ask('What do I know?')
  await shared.open(await sharerOf(testApp, user).share(topicsId))
  await shared.continue.click()
  await shared.chat.composer.ask('And more?')
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(shared.chat.questions).toHaveCount(2)
})

test('a continuation that is shared in its turn names where it came from', async ({
  page,
  testApp,
  user,
  shared,
}) => {
  const { sharer, token } = await foreignTopic(testApp, 'What came first?')
  await sharer.rename('Olivia')
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask('And what then?')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  const topicsId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await shared.open(await sharerOf(testApp, user).share(topicsId))
  await expect(shared.chat.questions).toContainText('And what then?')
  const banner = page.getByRole('main').locator(`a[href="/share/${token}"]`)
  await expect(page.getByRole('main').getByText('by Olivia', { exact: true })).toBeVisible()
  await banner.click()
  await expect(shared.chat.questions).toContainText('What came first?')
})
