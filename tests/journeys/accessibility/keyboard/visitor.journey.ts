import { expect, test } from '../../journey.ts'

test.use({ signedIn: false })

test('a visitor signs in and asks', async ({
  page,
  keyboard,
  home,
  login,
  chat,
  testApp,
  user,
}) => {
  await home.open()
  await keyboard.write(home.composer.field, 'What is a seed phrase?')
  await keyboard.press('Enter')
  await keyboard.write(login.email, user.email)
  await keyboard.use(login.send)
  await test.step('the login dialog gives the focus back to the form', async () => {
    await keyboard.leave(login.dialog)
    await expect(login.send).toBeFocused()
  })
  await keyboard.press('Enter')
  await keyboard.use(login.enterByHand)
  await expect(login.code).toBeFocused()
  await page.keyboard.type(await testApp.codeFor(user.email))
  await expect(home.composer.field).toHaveValue('What is a seed phrase?')
  await keyboard.reach(home.composer.field)
  await keyboard.press('Enter')
  await chat.reaches('done')
  await expect(chat.questions).toContainText('What is a seed phrase?')
  await expect(chat.composer.field).toBeFocused()
})
