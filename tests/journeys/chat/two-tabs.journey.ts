import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { heldAnswer } from '../test-app/answers.ts'

test('two tabs of one topic show the same answer as it is written', async ({
  page,
  context,
  chat,
  user,
  testApp,
  messages,
}) => {
  const topicsId = await user.ask('What is a block?')
  const otherPage = await context.newPage()
  const other = new ChatPage(otherPage, messages)
  await chat.open(topicsId)
  await other.open(topicsId)
  await expect(other.answers).toHaveCount(1)

  const question = `And then? ${crypto.randomUUID()}`
  const answer = heldAnswer('First this.')
  testApp.model.answer(question, answer.script)
  await page.bringToFront()
  await chat.composer.ask(question)
  await expect(chat.answers.last()).toContainText('First this.')
  await otherPage.bringToFront()
  await expect(other.questions.last()).toContainText(question)
  await expect(other.answers.last()).toContainText('First this.')
  await other.reaches('streaming')
  answer.release()
  await other.reaches('done')
  await expect(other.answers.last()).toContainText('And that is all.')
  await page.bringToFront()
  await chat.reaches('done')
})

test('a version that is chosen in one tab is shown in the other', async ({
  page,
  context,
  chat,
  user,
  messages,
}) => {
  const topicsId = await user.ask('What is a coin?')
  const otherPage = await context.newPage()
  const other = new ChatPage(otherPage, messages)
  await chat.open(topicsId)
  await other.open(topicsId)
  await expect(other.answers).toHaveCount(1)
  await page.bringToFront()
  await chat.regenerate().click()
  await expect(chat.answerVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  await expect(other.answerVersions.position).toHaveText('2/2')
  await chat.answerVersions.previous.click()
  await expect(chat.answerVersions.position).toHaveText('1/2')
  await expect(other.answerVersions.position).toHaveText('1/2')
})

test('what is left of the day is the same in both, and so is that all topics are gone', async ({
  page,
  context,
  home,
  header,
  chat,
  settings,
  messages,
}) => {
  const otherPage = await context.newPage()
  const other = new HomePage(otherPage, messages)
  await other.open()
  await expect(other.composer.form).toContainText('3 topics left today')
  await page.bringToFront()
  await home.open()
  await home.composer.ask('What is a block?')
  await chat.reaches('done')
  await expect(other.composer.form).toContainText('2 topics left today')

  await otherPage.goto(page.url())
  await expect(new ChatPage(otherPage, messages).answers).toHaveCount(1)
  await header.openSettings()
  await settings.show('data')
  await settings.deleteTopics.click()
  await settings.confirm('topicsDelete')
  await expect(page).toHaveURL('/')
  await expect(otherPage.getByRole('alert')).toContainText(messages['chat.noAccess'])
})
