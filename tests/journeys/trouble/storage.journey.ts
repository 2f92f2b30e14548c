import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const faults = {
  'localStorage is forbidden': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  },
  'all storage is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    // Firefox forbids it together with these.
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
}

for (const [fault, make] of Object.entries(faults)) {
  test.describe(`where ${fault}`, () => {
    test.use({ signedIn: false })

    test('somebody signs in, asks and keeps a draft until the page is closed', async ({
      page,
      home,
      login,
      chat,
      header,
      testApp,
      user,
    }) => {
      await page.addInitScript(make)
      await home.open()
      await header.language.click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      await page.getByRole('button', { name: '切换到英文' }).click()
      await header.theme.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

      await header.signIn.click()
      await login.as(user.email, testApp)
      await expect(header.account).toBeVisible()
      await home.composer.ask('What is a block?')
      await chat.reaches('done')
      await chat.composer.field.fill('Half a thought')
      await header.home.click()
      await page.goBack()
      await expect(chat.composer.field).toHaveValue('Half a thought')
    })
  })
}

test('a draft outlives other questions, other tabs and its own', async ({
  context,
  page,
  home,
  chat,
}) => {
  await test.step('a hot topic does not cost what was typed', async () => {
    await home.open()
    await home.composer.field.fill('My own question')
    await home.hotTopics.first().click()
    await chat.reaches('done')
  })

  const other = await context.newPage()

  await test.step('a draft is the same in two tabs, and gone from both once it is sent', async () => {
    await chat.composer.field.fill('Typed in the first tab')
    await other.goto(page.url())
    const field = fieldOf(other)
    await expect(field).toHaveValue('Typed in the first tab')
    await field.fill('Typed in the second tab')
    await expect(chat.composer.field).toHaveValue('Typed in the second tab')
    await field.press('Enter')
    await expect(chat.composer.field).toHaveValue('')
  })

  await test.step('a draft outlives its tab', async () => {
    const address = page.url()
    await chat.reaches('done')
    await chat.composer.field.fill('Not sent yet')
    await page.close()
    await other.goto('/')
    await expect(fieldOf(other)).toHaveValue('My own question')
    await other.goto(address)
    await expect(fieldOf(other)).toHaveValue('Not sent yet')
  })
})

const fieldOf = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Your question' })
