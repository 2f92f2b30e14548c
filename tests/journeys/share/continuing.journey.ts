import { instantly, refusing, tornAfter } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'

const anyChat = /\/chat\/[0-9a-f-]{36}$/

test('a chat that goes on from a shared topic names it and leads back to it', async ({
  page,
  testApp,
  chat,
  messages,
}) => {
  await foreignTopic(testApp, 'Which came first?')
  const { owner, sharer, topicsId, token } = await foreignTopic(testApp, 'Which came second?')
  await sharer.rename('Wei the second')
  const ownId = crypto.randomUUID()
  const banner = page.getByRole('main').locator('a[href^="/share/"]')

  await test.step('an address of both topics opens the new one with the first question, and later at once', async () => {
    await page.goto(`/chat/${ownId}/${token}`)
    await expect(banner).toHaveAttribute('href', `/share/${token}`)
    await expect(banner).toBeVisible()
    await chat.composer.ask('And which third?')
    await expect(page).toHaveURL(`/chat/${ownId}`)
    await chat.reaches('done')
    await expect(banner).toBeVisible()
    await expect(chat.questions).toHaveCount(1)
    await page.goto(`/chat/${ownId}/${token}`)
    await expect(page).toHaveURL(`/chat/${ownId}`)
    await expect(chat.questions).toHaveText(/And which third\?/)
  })

  await test.step('the banner of a chat names the topic and its owner, and leads to the one of two it continues', async () => {
    await expect(banner).toContainText('A title by the model')
    await expect(page.getByRole('main')).toContainText(
      messages['chat.topicOf'].replace('{name}', 'Wei the second'),
    )
    await banner.click()
    await expect(page).toHaveURL(`/share/${token}`)
    await expect(chat.questions).toHaveText(/Which came second\?/)
    expect(await owner.ask('Still mine?', topicsId)).toBe(topicsId)
  })
})

test('an answer below a shared topic leads to its chat however it ends', async ({
  page,
  testApp,
  user,
  shared,
}) => {
  const { token } = await foreignTopic(testApp, 'What is shared?')
  // It takes more topics than a free user has.
  await sharerOf(testApp, user).pay()
  /** Asks below what is shared, in a page that was just there. */
  async function askBelow(question: string): Promise<void> {
    await shared.continue.click()
    await shared.chat.composer.ask(question)
  }
  await shared.open(token)

  await test.step('an answer streams below what is shared, and stopping it leads to the chat', async () => {
    await askBelow(newQuestion(testApp, heldAnswer('It begins.').script))
    await expect(shared.chat.answers).toHaveCount(2)
    await expect(shared.chat.answers.last()).toContainText('It begins.')
    await expect(page).toHaveURL(`/share/${token}`)
    await shared.chat.composer.stop.click()
    await expect(page).toHaveURL(anyChat)
    // The address changes before the screen does.
    await expect(shared.chat.answers).toHaveCount(1)
    await shared.chat.reaches('stopped')
    await expect(shared.chat.answers).toContainText('It begins.')
  })

  for (const [fault, script] of [
    ['the model fails', refusing(500)],
    ['its stream breaks off', tornAfter('As far as this.')],
  ] as const)
    await test.step(`a continuation leads to its chat when ${fault}`, async () => {
      await page.goBack()
      await askBelow(newQuestion(testApp, script))
      await expect(page).toHaveURL(anyChat)
      await expect(shared.chat.questions).toHaveCount(1)
      await shared.chat.reaches('failed')
    })

  await test.step('a page that is loaded anew while an answer streams below it goes on in the chat', async () => {
    const answer = heldAnswer('It begins.')
    await page.goBack()
    await askBelow(newQuestion(testApp, answer.script))
    await expect(shared.chat.answers.last()).toContainText('It begins.')
    await page.reload()
    await expect(page).toHaveURL(anyChat)
    await expect(shared.chat.answers).toContainText('It begins.')
    answer.release()
    await expect(shared.chat.answers).toContainText('And that is all.')
  })
})

test('a continuation opens its chat, leads back, and names its origin when shared in turn', async ({
  page,
  testApp,
  user,
  shared,
}) => {
  const { owner, sharer, topicsId, token } = await foreignTopic(testApp, 'What is shared?')
  await sharer.rename('Olivia')
  const followUp = newQuestion(testApp, instantly('Paper.'))

  await test.step('what was asked below a shared topic stays there until its chat is shown', async () => {
    await shared.open(token)
    await shared.continue.click()
    await expect(shared.chat.composer.field).toBeFocused()
    const chat = await holdBack(page, '**/assets/chat._topicsId-*.js')
    const stored = page.waitForResponse('**/topics/fetch_topic_message')
    await shared.chat.composer.ask('And more?')
    await stored
    await expect(page).toHaveURL(anyChat)
    await expect(shared.chat.questions).toHaveText([/What is shared\?/, /And more\?/])
    await page.goBack()
    await shared.chat.composer.ask('And then?')
    chat.release()
    await expect(page).toHaveURL(anyChat)
    await expect(shared.chat.questions).toHaveText([/And more\?/, /And then\?/])
  })

  await test.step('going back from a continuation leads to what it goes on from', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`/share/${token}`)
    await expect(shared.continue).toBeVisible()
  })

  await test.step('another person goes on in a topic of their own; a banner leads back', async () => {
    await shared.continue.click()
    await expect(shared.chat.composer.field).toBeFocused()
    await shared.chat.composer.ask(followUp)
    await expect(page).toHaveURL(anyChat)
    await shared.chat.reaches('done')
    await expect(shared.chat.questions).toHaveCount(1)
    await expect(shared.chat.questions).toContainText(followUp)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`/share/${token}`)
    await expect(shared.chat.questions).toHaveText(/What is shared\?/)
    const kept = { topics_id: topicsId }
    const { cur_message } = await owner.post<{ cur_message: unknown[] }>(
      '/topics/fetch_topic_message',
      kept,
    )
    // The question and the answer that were shared.
    expect(cur_message).toHaveLength(2)
    await page.goBack()
    await expect(page).toHaveURL(anyChat)
  })

  await test.step('a continuation that is shared in its turn names where it came from', async () => {
    const continuedId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await shared.open(await sharerOf(testApp, user).share(continuedId))
    await expect(shared.chat.questions).toContainText(followUp)
    const banner = page.getByRole('main').locator(`a[href="/share/${token}"]`)
    await expect(page.getByRole('main').getByText('by Olivia', { exact: true })).toBeVisible()
    await banner.click()
    // The page that is left has two.
    await expect(shared.chat.questions).toHaveCount(1)
    await expect(shared.chat.questions).toContainText('What is shared?')
  })

  await test.step('the owner goes on in the topic itself', async () => {
    const ownId = await user.ask('What do I know?')
    await shared.open(await sharerOf(testApp, user).share(ownId))
    await shared.continue.click()
    await shared.chat.composer.ask('And more?')
    await expect(page).toHaveURL(`/chat/${ownId}`)
    await expect(shared.chat.questions).toHaveCount(2)
  })
})
