import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** What can be pressed and lies below an element. */
const covered = (element: Locator) =>
  element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect()
    return [...document.querySelectorAll('button, input, textarea, header a')]
      .filter((each) => {
        const rect = each.getBoundingClientRect()
        const isBeside =
          rect.left >= right || rect.right <= left || rect.top >= bottom || rect.bottom <= top
        return !own.contains(each) && each.checkVisibility() && rect.width > 0 && !isBeside
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  })

test.use({ provoked: /ERR_FAILED/ })

test('a toast lies over nothing that can be pressed', async ({
  page,
  chat,
  header,
  history,
  notes,
  user,
}) => {
  const toast = notes.getByRole('listitem').first()
  const topicsId = await user.ask('What is a hash?')
  const coversNothing = async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(toast).toBeVisible()
      expect(await covered(toast), `${width} px wide`).toEqual([])
    }
  }
  await test.step('of a topic', async () => {
    await chat.open(topicsId)
    await header.favorite.click()
    await coversNothing()
    await expect(toast).toBeHidden()
  })

  await test.step('of the history', async () => {
    await history.open()
    await expect(history.topics).toHaveCount(1)
    await page.route('**/topics/collection', (route) => route.abort())
    await page.getByRole('main').getByRole('button', { pressed: true }).click()
    await coversNothing()
  })
})
