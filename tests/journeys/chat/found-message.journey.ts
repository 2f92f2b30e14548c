import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

const long = (name: string) => Array.from({ length: 30 }, (_, at) => `${name} ${at}.`).join('\n\n')

test('a message that was searched for is shown, even of another version', async ({
  ask,
  page,
  chat,
  testApp,
}) => {
  const question = `Where is it? ${crypto.randomUUID()}`
  const topicsId = await ask(question, instantly(long('Old')))
  const followUp = `And here? ${crypto.randomUUID()}`
  await ask(followUp, instantly(long('Deep')), topicsId)
  const fetched = page.waitForResponse('**/fetch_topic_message')
  await chat.open(topicsId)
  const ids: string[] = (await (await fetched).json()).data.cur_message.map(
    (message: { message_id: string }) => message.message_id,
  )
  await expect(chat.answers).toHaveCount(2)
  testApp.model.answer(question, instantly(long('New')))
  await chat.regenerate(chat.answers.first()).click()
  await expect(chat.answers).toContainText(['New 29.'])
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)

  await page.goto(`/chat/${topicsId}?message=${ids[2]}`)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.questions.last()).toContainText(followUp)
  await expect(chat.questions.last()).toBeInViewport()
  await expect(chat.answers.first()).toContainText('Old 29.')

  await page.goto(`/chat/${topicsId}?message=${ids[0]}`)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.questions.first()).toBeInViewport()
})

test('a message that is no more is said to be gone', async ({
  page,
  chat,
  notes,
  user,
  messages,
}) => {
  const topicsId = await user.ask('What is a block?')
  await page.goto(`/chat/${topicsId}?message=${crypto.randomUUID()}`)
  await expect(notes).toContainText(messages['chat.messageGone'])
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(chat.answers).toHaveCount(1)
})
