import { expect, test } from '../journey.ts'

test.use({ provoked: /status of 401/ })

test('an edit that is not sent yet outlives Escape, a reload and an ended session', async ({
  page,
  chat,
  login,
  person,
  house,
}) => {
  const { editDialog } = chat
  const topicsId = await person.ask('What is a fork?')
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
    await person.logOut()
    await page.goto('/history')
    await expect(page).toHaveURL('/login')
    await login.sendTo(person.email)
    await login.enter(await house.codeFor(person.email))
    await expect(page).toHaveURL('/history')
  })

  await chat.open(topicsId)
  await chat.keptEditOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a hard fork?')
  await editDialog.save.click()
  await chat.reaches('done')
  await expect(chat.questions).toContainText('What is a hard fork?')
  await chat.questionVersions.previous.click()
  await expect(chat.questionVersions.position).toHaveText(/1/)
  await expect(chat.questions).not.toContainText('hard')
  await expect(chat.keptEditOf(chat.questions)).toHaveCount(0)
  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a fork?')
})

test('Cancel drops an edit', async ({ chat, person }) => {
  const { editDialog } = chat
  await chat.open(await person.ask('What is a fork?'))
  await chat.editOf(chat.questions).click()
  await editDialog.field.fill('Not this')
  await editDialog.cancel.click()
  await expect(editDialog.panel).toBeHidden()
  await chat.editOf(chat.questions).click()
  await expect(editDialog.field).toHaveValue('What is a fork?')
})
