import { expect, test } from '../journey.ts'

test.describe('magnified to 400 %', () => {
  test.use({ viewport: { width: 320, height: 200 } })

  test('the bars scroll away, and what is written can be read', async ({
    chat,
    header,
    person,
  }) => {
    await chat.open(await person.ask('What is a bridge? '.repeat(60)))
    await chat.reaches('done')
    await chat.questions.evaluate((question) => question.scrollIntoView({ block: 'start' }))
    await expect(chat.composer.field).not.toBeInViewport()
    await expect(header.theme).not.toBeInViewport()
  })
})

test('who loses the network reads of it wherever the page is scrolled to', async ({
  page,
  context,
  chat,
  person,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await chat.open(await person.ask('What is a bridge? '.repeat(60)))
  await chat.reaches('done')
  await context.setOffline(true)
  await expect(page.getByText(words['connection.offline'])).toBeInViewport()
  await context.setOffline(false)
  await expect(page.getByText(words['connection.offline'])).toBeHidden()
})

test('a conversation on its way has a stand-in', async ({ page, chat, person, words }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/topics/fetch_topic_message', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await chat.open(await person.ask('What is a token?'))
  await expect(page.getByText(words['chat.loading'])).toBeAttached()
  arrived.resolve()
  await chat.reaches('done')
  await expect(page.getByText(words['chat.loading'])).toHaveCount(0)
})
