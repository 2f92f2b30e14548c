import { newUser } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'

test('what somebody else’s topic refuses', async ({
  page,
  testApp,
  user,
  chat,
  pricing,
  shared,
  messages,
}) => {
  await test.step('the chat of somebody else leads to its shared page, or nowhere', async () => {
    const owner = await newUser(testApp.server)
    const topicsId = await owner.ask('Whose chat is this?')
    await chat.open(topicsId)
    await expect(page.getByRole('alert')).toContainText(messages['chat.noAccess'])
    const token = await sharerOf(testApp, owner).share(topicsId)
    await chat.open(topicsId)
    await expect(page).toHaveURL(`/share/${token}`)
    await chat.reaches('done')
  })

  const { sharer, token } = await foreignTopic(testApp, 'Open for how long?')

  await test.step('who has no topic left is shown Pro, and loses no word', async () => {
    for (const question of ['One?', 'Two?', 'Three?']) await user.ask(question)
    await shared.open(token)
    await shared.continue.click()
    await shared.chat.composer.ask('Four?')
    await expect(pricing.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shared.chat.composer.field).toHaveValue('Four?')
  })

  await test.step('a refused question says why, and gives the text back', async () => {
    await sharerOf(testApp, user).pay()
    await shared.open(token)
    await shared.continue.click()
    await expect(shared.chat.composer.field).toBeVisible()
    await sharer.permit(token, false)
    await shared.chat.composer.ask('Too late?')
    await expect(page.getByText(messages['chat.noAccess'], { exact: true })).toBeVisible()
    await expect(shared.chat.composer.field).toHaveValue('Too late?')
    await expect(page).toHaveURL(`/share/${token}`)
  })
})
