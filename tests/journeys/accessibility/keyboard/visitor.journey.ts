import { expect, test } from '../../journey.ts'

test.use({ signedIn: false })

test('a visitor signs in and asks', async ({ page, keys, home, login, chat, house, person }) => {
  await home.open()
  await keys.write(home.composer.field, 'What is a seed phrase?')
  await keys.press('Enter')
  await keys.write(login.email, person.email)
  await keys.use(login.send)
  await keys.use(login.enterByHand)
  await expect(login.code).toBeFocused()
  await page.keyboard.type(await house.codeFor(person.email))
  await expect(home.composer.field).toHaveValue('What is a seed phrase?')
  await keys.reach(home.composer.field)
  await keys.press('Enter')
  await chat.reaches('done')
  await expect(chat.questions).toContainText('What is a seed phrase?')
  await expect(chat.composer.field).toBeFocused()
})

test('the login dialog gives the focus back to the form', async ({ keys, login, person }) => {
  await login.open()
  await keys.write(login.email, person.email)
  await keys.use(login.send)
  await keys.leave(login.dialog)
  await expect(login.send).toBeFocused()
})
