import { expect, test } from '../journey.ts'
import { sentTo } from '../test-app/calls.ts'
import { portrait, sharerOf } from '../users/user.ts'

test.use({ language: 'zh' })

test('who has paid is known as a member, and has what members have', async ({
  page,
  testApp,
  home,
  header,
  chat,
  checkout,
  settings,
  user,
  messages,
}) => {
  await sharerOf(testApp, user).pay()
  await home.open()

  await test.step('a member is offered nothing, and known by badge, frame and mark', async () => {
    await expect(header.account).toHaveAccessibleName(new RegExp(messages['header.pro']))
    await expect(
      header.account.locator(`svg[aria-label="${messages['header.pro']}"]`),
    ).toBeVisible()
    // The frame is two braided lines around the picture.
    await expect(header.account.locator('svg[viewBox="-50 -50 100 100"] path')).toHaveCount(2)
    await expect(home.tryPro).toHaveCount(0)
    await expect(page.getByText(messages['home.proHint'])).toHaveCount(0)
    const rim = () =>
      header.home
        .locator('path')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).stroke))
    const [coin, , own] = await rim()
    expect(own).not.toBe(coin)
  })

  await test.step('a member’s picture is an image and nothing else', async () => {
    await header.openSettings()
    await expect(settings.picture).toBeEnabled()
    await settings.pictureFile.setInputFiles({
      name: 'me.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('me'),
    })
    await expect(settings.panel).toContainText(messages['settings.avatarNoImage'])
    await settings.pictureFile.setInputFiles(portrait)
    await expect(settings.panel.locator('img[src*="/api/v1/avatars/"]')).toBeVisible()
    await expect(settings.panel).not.toContainText(messages['settings.avatarNoImage'])
  })

  await test.step('a member protects what is shared', async () => {
    const sent = sentTo(page, '/right_protection')
    await settings.show('preference')
    await expect(settings.copyright).not.toBeChecked()
    await settings.copyright.click()
    await expect(settings.copyright).toBeChecked()
    await settings.copyright.click()
    await expect(settings.copyright).not.toBeChecked()
    await expect.poll(() => sent).toEqual([{ right_protection: 1 }, { right_protection: 0 }])
  })

  await test.step('a member is warned of what goes with the account', async () => {
    await settings.show('data')
    await settings.deleteAccount.click()
    const question = settings.prompt('close')
    await expect(question).toContainText(messages['settings.closeWarningPro'])
    await expect(question.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })

  await test.step('a member is counted nothing', async () => {
    const topicsId = await user.ask('Question zero')
    for (const question of ['One', 'Two', 'Three', 'Four']) await user.ask(question, topicsId)
    await chat.open(topicsId)
    await expect(header.account.locator('img[src*="/api/v1/avatars/"]')).toBeVisible()
    await expect(chat.answers).toHaveCount(5)
    await expect(page.getByText(messages['chat.limitTitle'])).toHaveCount(0)
    await expect(page.getByRole('main').getByText(messages['pro.try'])).toHaveCount(0)
    await chat.composer.ask('Five')
    await expect(chat.answers).toHaveCount(6)
    await chat.reaches('done')
  })

  await test.step('a member manages the subscription', async () => {
    await header.openSettings()
    await settings.panel.getByRole('button', { name: messages['settings.manage'] }).click()
    await expect(checkout.end).toBeVisible()
  })
})
