import { expect, test } from '../journey.ts'

test.use({ provoked: /status of 401/ })

test('an edit is kept until it is sent or given up', async ({
  page,
  chat,
  login,
  user,
  testApp,
  messages,
}) => {
  const { editDialog } = chat
  const topicsId = await user.ask('What is a fork?')
  await chat.open(topicsId)

  await test.step('the edit dialog says where later messages stay', async () => {
    await chat.editOf(chat.questions).click()
    await expect(editDialog.panel).toContainText(messages['chat.editNote'])
    await expect(editDialog.panel).toHaveAccessibleDescription(messages['chat.editNote'])
  })

  await test.step('an edit can be given up, and is dropped then', async () => {
    await editDialog.field.fill('Not this')
    await editDialog.cancel.click()
    await expect(editDialog.panel).toBeHidden()
    await expect(chat.questions).toContainText('What is a fork?')
    await chat.editOf(chat.questions).click()
    await expect(editDialog.field).toHaveValue('What is a fork?')
  })

  await test.step('an edit that is not sent yet outlives Escape, a reload and an ended session', async () => {
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
})
