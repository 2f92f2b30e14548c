import { expect, test } from '../journey.ts'
import { InputMethod } from '../users/input.ts'

test('an Enter that ends a composition never sends', async ({ page, home, chat }) => {
  const method = await InputMethod.at(page)

  for (const place of ['Home', 'Chat'] as const)
    await test.step(`from ${place}`, async () => {
      const { composer } = place === 'Home' ? home : chat
      if (place === 'Home') await home.open()
      const before = page.url()
      await composer.field.click()
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
      await expect(chat.questions).toHaveCount(place === 'Home' ? 1 : 2)
      await expect(chat.questions.last()).toContainText('比特币')
      await chat.reaches('done')
    })

  await test.step('an Enter that ends a composition never saves an edit', async () => {
    await chat.editOf(chat.questions.last()).click()
    const { field, panel } = chat.editDialog
    await field.fill('')
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
    await expect(chat.questions.last()).toContainText('节点')
    await chat.reaches('done')
  })
})

test('a question has at most 2,000 characters, and at least one', async ({ page, home, chat }) => {
  await test.step('a question has at most 2,000 characters', async () => {
    const { field, send, form } = home.composer
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await field.fill('🪙'.repeat(1799))
    await expect(form).not.toContainText('1,799')
    await field.fill('🪙'.repeat(2001))
    await expect(form).toContainText('Shorten it: 2,001 of 2,000')
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

  await test.step('an empty question does nothing in a chat', async () => {
    const { field, send } = chat.composer
    await expect(send).toBeDisabled()
    await field.press('Enter')
    await field.fill(' \n ')
    await expect(send).toBeDisabled()
    await field.press('Enter')
    // An empty question would be sent before this one.
    await chat.composer.ask('And a miner?')
    await expect(chat.questions).toHaveText([/^.*🪙/, /And a miner/])
    await chat.reaches('done')
  })
})
