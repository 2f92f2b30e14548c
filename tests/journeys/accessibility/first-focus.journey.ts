import type { Page } from '@playwright/test'
import { untilHydrated, untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { foreignTopic } from '../users/user.ts'

const skip = { zh: '跳到正文', en: 'Skip to content' } as const

const isInMain = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('main, main *') ?? false)

/** Goes to the beginning of the page, and from there to what comes first. */
async function skips(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name })
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  const address = page.url()
  await page.keyboard.press('Enter')
  await expect.poll(() => isInMain(page)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => isInMain(page)).toBe(true)
  expect(page.url()).toBe(address)
}

for (const [language, ...paths] of [
  ['zh', '/', '/login', '/price'],
  ['en', '/'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, signedIn: false })

    test('the first link leads past the header, before any script of the app, too', async ({
      page,
      testApp,
    }) => {
      const { token } = await foreignTopic(testApp, 'What is a skip?')
      for (const path of [...paths, `/share/${token}`]) {
        await untilPrerendered(page, path)
        const scripts = await holdBack(page, '**/assets/*.js')
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('[data-prerendered] main:visible')).toHaveCount(1)
        await skips(page, skip[language])
        scripts.release()
        await untilHydrated(page)
        await expect(page.getByRole('main')).toBeVisible()
        await skips(page, skip[language])
        await page.unrouteAll()
      }
    })
  })
}

test.describe('', () => {
  test.use({ signedIn: false })

  test('the question has the focus on Home, the address at the login', async ({
    page,
    home,
    login,
    header,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.goto('/')
    await expect(home.composer.field).toBeFocused()
    scripts.release()
    await untilHydrated(page)
    await expect(home.composer.field).toBeFocused()
    await header.signIn.click()
    await expect(login.email).toBeFocused()
    await page.goBack()
    await expect(home.composer.field).toBeFocused()
    await page.goto('/login')
    await untilHydrated(page)
    await expect(login.email).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({
    signedIn: false,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  })

  test('no field takes the focus, for that would open the keyboard', async ({ page, login }) => {
    await page.goto('/')
    await untilHydrated(page)
    await expect(page.locator(':focus')).toHaveCount(0)
    await login.open()
    await untilHydrated(page)
    await expect(page.locator(':focus')).toHaveCount(0)
  })
})

test('an icon of the header shows its name to the pointer and the keyboard, until Escape', async ({
  page,
  home,
  header,
  keyboard,
}) => {
  // Where the header is going to be, as a pointer may rest there since the page before.
  await page.mouse.move(640, 20)
  await home.open()
  await untilHydrated(page)
  const name = (await header.theme.getAttribute('aria-label')) ?? ''
  const tooltip = page.getByRole('tooltip')
  await header.theme.hover()
  await expect(tooltip).toHaveText(name)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(300, 400)
  await keyboard.reach(header.theme)
  await expect(tooltip).toHaveText(name)
  await keyboard.press('Tab')
  await expect(tooltip).not.toHaveText(name)
})
