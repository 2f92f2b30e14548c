import { expect, test } from '../journey.ts'
import { movesOf, watchMoves } from './layout-shift.ts'

test.use({ seesMovement: true, signedIn: false })

test('the watch over layout shifts names what has moved', async ({ page, home }) => {
  await watchMoves(page)
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  expect((await movesOf(page)).sum).toBeLessThanOrEqual(0.01)
  await page.evaluate(() => {
    const inserted = document.createElement('div')
    inserted.style.blockSize = '300px'
    document.querySelector('main')?.prepend(inserted)
  })
  await expect.poll(async () => (await movesOf(page)).sum).toBeGreaterThan(0.05)
  expect((await movesOf(page)).description).toContain('→')
})
