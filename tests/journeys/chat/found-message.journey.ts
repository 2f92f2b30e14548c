import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

const long = (name: string) => Array.from({ length: 30 }, (_, at) => `${name} ${at}.`).join('\n\n')

test('a message that was searched for is shown, even of another version', async ({
  ask,
  page,
  chat,
  notes,
  testApp,
  messages,
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

  await test.step('a message that is no more is said to be gone', async () => {
    await page.goto(`/chat/${topicsId}?message=${crypto.randomUUID()}`)
    await expect(notes).toContainText(messages['chat.messageGone'])
    await expect(page).toHaveURL(`/chat/${topicsId}`)
    await expect(chat.answers).toHaveCount(2)
  })
})

test('a hit opens at the place where it matched, which is marked', async ({
  ask,
  page,
  chat,
  history,
  palette,
}) => {
  const word = `zebra${crypto.randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`
  const filling = (from: number) =>
    Array.from({ length: 40 }, (_, at) => `Filling ${from + at}.`).join('\n\n')
  const answer = `${filling(0)}\n\nHere **${word}** stands, and ${word} again.\n\n${filling(40)}`
  const topicsId = await ask('Where does it stand?', instantly(answer))
  for (const at of Array(3).keys()) await ask(`And ${at}?`, instantly(filling(0)), topicsId)
  const place = chat.answers.locator('strong', { hasText: word })
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => `${range}`))

  await history.open()
  await history.find(word)
  await history.topics.first().getByRole('link').click()
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(place).toBeInViewport({ ratio: 1 })
  await expect.poll(marked).toEqual([word])

  await history.open()
  await expect(history.topics).toHaveCount(1)
  await palette.choose(word, word)
  await expect(place).toBeInViewport({ ratio: 1 })
  await expect.poll(marked).toEqual([word])
})
