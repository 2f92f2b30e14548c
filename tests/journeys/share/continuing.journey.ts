import { refusing, tornAfter } from '../../fakes/model-scripts.ts'
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

test('the banner of a chat names the topic and its owner, and leads to the one of two it continues', async ({
  page,
  testApp,
  chat,
  messages,
}) => {
  await foreignTopic(testApp, 'Which came first?')
  const { owner, sharer, topicsId, token } = await foreignTopic(testApp, 'Which came second?')
  await sharer.rename('Wei the second')
  await page.goto(`/chat/${crypto.randomUUID()}/${token}`)
  await chat.composer.ask('And which third?')
  await chat.reaches('done')
  const banner = page.getByRole('main').locator('a[href^="/share/"]')
  await expect(banner).toContainText('A title by the model')
  await expect(page.getByRole('main')).toContainText(
    messages['chat.topicOf'].replace('{name}', 'Wei the second'),
  )
  await banner.click()
  await expect(page).toHaveURL(`/share/${token}`)
  await expect(chat.questions).toHaveText(/Which came second\?/)
  expect(await owner.ask('Still mine?', topicsId)).toBe(topicsId)
})

for (const [fault, script, state] of [
  ['the model fails', refusing(500), 'failed'],
  ['its stream breaks off', tornAfter('As far as this.'), 'failed'],
] as const)
  test(`a continuation leads to its chat when ${fault}`, async ({ page, testApp, shared }) => {
    const { token } = await foreignTopic(testApp, 'What is shared?')
    const question = `Broken on the page ${crypto.randomUUID()}`
    testApp.model.answer(question, script)
    await shared.open(token)
    await shared.continue.click()
    await shared.chat.composer.ask(question)
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
    await expect(shared.chat.questions).toHaveCount(1)
    await shared.chat.reaches(state)
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
