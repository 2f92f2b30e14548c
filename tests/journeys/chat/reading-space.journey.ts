import type { Locator, Page } from '@playwright/test'
import { below, settled, top } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'

test.use({ seesMovement: true })

const windows = [
  { name: 'on a phone', language: 'zh', viewport: { width: 375, height: 667 }, touch: true },
  { name: 'at 200 %', language: 'en', viewport: { width: 640, height: 400 }, touch: false },
] as const

for (const { name, language, viewport, touch } of windows) {
  test.describe(name, () => {
    const permissions = ['clipboard-write']
    test.use({ language, viewport, hasTouch: touch, isMobile: touch, permissions })

    test('the composer is one line until it is touched, and the header steps back while reading down', async ({
      page,
      chat,
      header,
      user,
      messages,
    }) => {
      const { field, form, send } = chat.composer
      const mode = form.getByRole('button', { name: messages['composer.deepThink'] })
      if (!touch) await page.setViewportSize({ width: 1280, height: 800 })
      await chat.open(await user.ask('Say it again, please. '.repeat(60)))
      await chat.reaches('done')
      await chat.actions.copy.waitFor()
      // Magnified while it is open: in the wide window the composer took the focus.
      await page.setViewportSize(viewport)
      await field.blur()
      await moveTo(page, 0)
      expect(await settled(page)).toBe(0)
      await expect.poll(() => spaceOf(form)).toBeLessThanOrEqual(72)
      await expect(send).toBeInViewport()

      await moveTo(page, 200)
      await expect(header.bar).not.toBeInViewport()
      await moveTo(page, 190)
      await expect(header.bar).toBeInViewport({ ratio: 0.9 })
      await moveTo(page, 240)
      await expect(header.bar).not.toBeInViewport()
      const place = await top(page)
      await header.menu.focus()
      await expect(header.bar).toBeInViewport({ ratio: 0.9 })
      expect(await settled(page)).toBe(place)
      await header.menu.blur()

      await field.click()
      await expect(field).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(mode).toBeFocused()
      await expect(form.getByText(messages['chat.notAdvice'])).toBeInViewport()
      await mode.click()
      await expect(mode).toHaveAttribute('aria-pressed', 'false')
      expect(await top(page)).toBe(place)

      // At the end of the page what is pressed must not move away while the composer closes.
      await field.focus()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
      const end = await settled(page)
      await chat.actions.copy.click()
      await expect(page.getByText(messages['chat.copied'], { exact: true })).toBeVisible()
      expect(await settled(page)).toBe(end)
      await moveTo(page, 300)
      await expect.poll(() => spaceOf(form)).toBeLessThanOrEqual(72)

      await field.fill('?')
      await field.blur()
      await expect(mode).toBeInViewport({ ratio: 1 })
      expect(await spaceOf(form)).toBeGreaterThan(100)
    })
  })
}

const moveTo = (page: Page, height: number) => page.evaluate((to) => scrollTo(0, to), height)

/** How much of the window the composer takes, with all that stands below it. */
const spaceOf = (form: Locator) =>
  form.evaluate((element) => {
    const bar = element.parentElement
    return bar ? bar.offsetHeight : 0
  })
