import { expect, test } from '../journey.ts'
import { InputMethod } from '../users/input.ts'

for (const place of ['Home', 'Chat'] as const) {
  test(`an Enter that ends a composition never sends (${place})`, async ({
    page,
    home,
    chat,
    user,
  }) => {
    const { composer } = place === 'Home' ? home : chat
    if (place === 'Home') await home.open()
    else await chat.open(await user.ask('What is a node?'))
    const before = page.url()
    await composer.field.click()
    const method = await InputMethod.at(page)
    await method.compose('bitebi')
    await expect(composer.field).toHaveValue('bitebi')
    await method.enter()
    await expect(composer.field).toHaveValue('bitebi')
    await method.commit('比特币')
    await expect(composer.field).toHaveValue('比特币')
    // Safari reports the Enter only after the composition has ended.
    await method.enter()
    await composer.field.press('Shift+Enter')
    await composer.field.pressSequentially('是什么')
    await expect(composer.field).toHaveValue('比特币\n是什么')
    await expect(chat.questions).toHaveCount(place === 'Home' ? 0 : 1)
    expect(page.url()).toBe(before)

    await composer.field.press('Enter')
    await expect(chat.questions.last()).toContainText('比特币')
    await chat.reaches('done')
  })
}

test('an Enter that ends a composition never saves an edit', async ({ page, chat, user }) => {
  await chat.open(await user.ask('What is a node?'))
  await chat.editOf(chat.questions).click()
  const { field, panel } = chat.editDialog
  await field.fill('')
  const method = await InputMethod.at(page)
  await method.compose('jiedian')
  await expect(field).toHaveValue('jiedian')
  await method.enter()
  await expect(field).toHaveValue('jiedian')
  await method.commit('节点')
  await method.enter()
  await expect(field).toHaveValue('节点')
  await expect(panel).toBeVisible()
  await field.press('Enter')
  await expect(panel).toBeHidden()
  await expect(chat.questions).toContainText('节点')
  await chat.reaches('done')
})

test('a question has at most 2,000 characters', async ({ page, home, chat }) => {
  const { field, send, form } = home.composer
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await field.fill('🪙'.repeat(1799))
  await expect(form).not.toContainText('1,799')
  await field.fill('🪙'.repeat(2001))
  await expect(form).toContainText('2,001 of 2,000')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await expect(page).toHaveURL('/')
  await field.fill('🪙'.repeat(2000))
  await expect(send).toBeEnabled()
  await send.click()
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)
  await expect(chat.questions).toContainText('🪙'.repeat(2000))
})

test('an empty question does nothing in a chat', async ({ chat, user }) => {
  await chat.open(await user.ask('What is a peer?'))
  await expect(chat.composer.send).toBeDisabled()
  await chat.composer.field.press('Enter')
  await chat.composer.field.fill(' \n ')
  await expect(chat.composer.send).toBeDisabled()
  await chat.composer.field.press('Enter')
  // An empty question would be sent before this one.
  await chat.composer.ask('And a miner?')
  await expect(chat.questions).toHaveText([/What is a peer/, /And a miner/])
  await chat.reaches('done')
})
