import { randomUUID } from 'node:crypto'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { HistoryPage } from '../pages/history-page.ts'

test('a new topic has its buttons while the first answer is written', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const question = `Is it there already? ${randomUUID()}`
  const answer = heldAnswer('First this.')
  house.model.answer(question, answer.script)
  await page.goto('/')
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('First this.')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: words['header.share'] })).toBeVisible()
  await chat.reaches('streaming')
  answer.release()
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)
})

test('a stop is seen at once, even before the server has taken the question', async ({
  page,
  home,
  chat,
  house,
}) => {
  const question = `Stopped how early? ${randomUUID()}`
  house.model.answer(question, heldAnswer('Too much.').script)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/ask', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await home.composer.ask(question)
  await chat.composer.stop.click()
  await chat.reaches('stopped')
  release()
  await expect(chat.composer.stop).toBeHidden()
  await chat.reaches('stopped')
})

test('an edit that is under way waits for an answer that another tab has asked for', async ({
  page,
  context,
  chat,
  person,
  house,
  words,
}) => {
  const topicsId = await person.ask('What is a block?')
  const other = new ChatPage(await context.newPage(), words)
  await chat.open(topicsId)
  await other.open(topicsId)
  await expect(other.answers).toHaveCount(1)
  await chat.editOf(chat.questions.last()).click()
  await chat.editDialog.field.fill('What is a long block?')

  const question = `Meanwhile ${randomUUID()}`
  const answer = heldAnswer('First this.')
  house.model.answer(question, answer.script)
  await other.composer.ask(question)
  await expect(page.getByText('First this.').first()).toBeAttached()
  await expect(chat.editDialog.save).toBeDisabled()
  answer.release()
  await expect(chat.editDialog.save).toBeEnabled()
  await chat.editDialog.save.click()
  await expect(chat.questions.last()).toContainText('What is a long block?')
  await expect(chat.questionVersions.position).toHaveText('2/2')
})

test('a topic that is deleted in another tab is gone here, and what was typed moves to Home', async ({
  page,
  context,
  home,
  chat,
  person,
  words,
}) => {
  await chat.open(await person.ask('To be deleted?'))
  await chat.composer.field.fill('Not to be lost')
  const otherPage = await context.newPage()
  const history = new HistoryPage(otherPage, words)
  await history.open()
  await history.remove('To be deleted?').click()
  await history.confirm.click()
  await expect(page.getByRole('alert')).toContainText(words['chat.noAccess'])
  await page.getByRole('main').getByRole('button', { name: words['action.home'] }).click()
  await expect(home.composer.field).toHaveValue('Not to be lost')
})

test.describe('an address that no topic can have', () => {
  test.use({ provoked: /status of 400/ })

  test('is told to be none, and is not to be tried again', async ({ page, words }) => {
    await page.goto('/chat/a-topic')
    await expect(page.getByRole('alert')).toContainText(words['chat.noAccess'])
    await expect(page.getByRole('button', { name: words['chat.retryLoad'] })).toHaveCount(0)
  })
})

test.describe('a question whose reply is lost', () => {
  test.use({ provoked: /Failed to load resource/ })

  test('is shown as the server has it when it is asked again', async ({
    page,
    home,
    chat,
    person,
  }) => {
    let tries = 0
    await page.route('**/api/v1/ask', (route) => {
      tries += 1
      return route.abort()
    })
    await page.goto('/')
    await home.composer.ask('Was it heard?')
    await expect(page).toHaveURL(/\/chat\//)
    // It is sent again by itself before it is given back.
    await expect.poll(() => tries).toBe(3)
    await expect(chat.composer.send).toBeEnabled()
    await expect(chat.composer.field).toHaveValue('Was it heard?')
    await person.ask('Was it heard?', new URL(page.url()).pathname.split('/').at(-1))
    await page.unroute('**/api/v1/ask')
    await chat.composer.send.click()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
    await expect(chat.composer.field).toHaveValue('Was it heard?')
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('what is left of a topic is explained on a tap', async ({ page, chat, person, words }) => {
    await chat.open(await person.ask('How many more?'))
    const explanation = page.getByRole('tooltip', { name: words['chat.messagesLeftHint'] })
    await page.getByText('3 messages left').tap()
    await expect(explanation).toBeAttached()
  })
})
