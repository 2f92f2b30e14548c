import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`40 times Tab do not lead to ${target}`)
}

test.describe('without a pointer', () => {
  test.use({ signedIn: false })

  test('a visitor signs in and asks', async ({ page, home, login, chat, house, person }) => {
    await home.open()
    await tabTo(page, home.composer.field)
    await page.keyboard.type('What is a seed phrase?')
    await page.keyboard.press('Enter')
    await tabTo(page, login.email)
    await page.keyboard.type(person.email)
    await page.keyboard.press('Enter')
    await tabTo(page, login.enterByHand)
    await page.keyboard.press('Enter')
    await expect(login.code).toBeFocused()
    await page.keyboard.type(await house.codeFor(person.email))
    await expect(home.composer.field).toHaveValue('What is a seed phrase?')
    await tabTo(page, home.composer.field)
    await page.keyboard.press('Enter')
    await chat.reaches('done')
    await expect(chat.questions).toContainText('What is a seed phrase?')
  })
})

test('focus stays inside a dialog and returns to its opener', async ({ page, chat, person }) => {
  await chat.open(await person.ask('What is a fee?'))
  const opener = chat.editOf(chat.questions)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(chat.editDialog.field).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(chat.editDialog.panel.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(chat.editDialog.panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('the login dialog', () => {
  test.use({ signedIn: false })

  test('gives the focus back to the form', async ({ page, login, person }) => {
    await login.open()
    await login.email.fill(person.email)
    await tabTo(page, login.send)
    await page.keyboard.press('Enter')
    await expect(login.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login.dialog).toBeHidden()
    await expect(login.send).toBeFocused()
  })
})

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} leads out of a menu to what stands beside its button`, async ({
    page,
    chat,
    person,
  }) => {
    await chat.open(await person.ask('What is a fee?'))
    await chat.reaches('done')
    const name = () => page.locator(':focus').getAttribute('aria-label')
    await chat.actions.export.focus()
    await page.keyboard.press(key)
    const beside = await name()

    await chat.actions.export.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[role^=menu]:focus')).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await name()).toBe(beside)
  })
}
