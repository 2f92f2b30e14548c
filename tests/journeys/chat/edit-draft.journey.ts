import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { heldAnswer } from '../test-app/answers.ts'

test.use({ provoked: /status of 401/ })

test('an edit that is not sent yet outlives Escape, a reload and an ended session', async ({
  page,
  chat,
  login,
  user,
  testApp,
}) => {
  const { editDialog } = chat
  const topicsId = await user.ask('What is a fork?')
  await chat.open(topicsId)
  await chat.editOf(chat.questions).click()
  await editDialog.field.fill('What is a hard fork?')
  await page.keyboard.press('Escape')
  await expect(editDialog.panel).toBeHidden()
  await expect(chat.keptEditOf(chat.questions)).toBeVisible()

  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a hard fork?')
  await page.reload()
  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a hard fork?')

  await test.step('the session ends', async () => {
    await user.logOut()
    await page.goto('/history')
    await expect(page).toHaveURL('/login')
    await login.as(user.email, testApp)
    await expect(page).toHaveURL('/history')
  })

  await chat.open(topicsId)
  await chat.keptEditOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a hard fork?')
  await editDialog.save.click()
  await expect(chat.questionVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  await expect(chat.questions).toContainText('What is a hard fork?')
  await expect(chat.questionVersions.previous).toBeEnabled()
  await chat.questionVersions.previous.click()
  await expect(chat.questionVersions.position).toHaveText(/1/)
  await expect(chat.questions).not.toContainText('hard')
  await expect(chat.keptEditOf(chat.questions)).toHaveCount(0)
  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a fork?')
})

test('an edit can be given up, and is dropped then', async ({ chat, user }) => {
  const { editDialog } = chat
  await chat.open(await user.ask('What is a fork?'))
  await chat.editOf(chat.questions).click()
  await editDialog.field.fill('Not this')
  await editDialog.cancel.click()
  await expect(editDialog.panel).toBeHidden()
  await expect(chat.questions).toContainText('What is a fork?')
  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a fork?')
})

test('an edit that is under way waits for an answer that another tab has asked for', async ({
  page,
  context,
  chat,
  user,
  testApp,
  messages,
}) => {
  const topicsId = await user.ask('What is a block?')
  const other = new ChatPage(await context.newPage(), messages)
  await chat.open(topicsId)
  await other.open(topicsId)
  await expect(other.answers).toHaveCount(1)
  await page.bringToFront()
  await chat.editOf(chat.questions.last()).click()
  await chat.editDialog.field.fill('What is a long block?')

  const question = `Meanwhile ${crypto.randomUUID()}`
  const answer = heldAnswer('First this.')
  testApp.model.answer(question, answer.script)
  await other.composer.ask(question)
  await expect(page.getByText('First this.').first()).toBeAttached()
  await expect(chat.editDialog.save).toBeDisabled()
  answer.release()
  await expect(chat.editDialog.save).toBeEnabled()
  await chat.editDialog.save.click()
  await expect(chat.questions.last()).toContainText('What is a long block?')
  await expect(chat.questionVersions.position).toHaveText('2/2')
})
