import type { Page } from '@playwright/test'

/** Draws the page down, to see what stands above. */
export async function drawDown(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: 300, y: 200 }],
  })
  for (let y = 220; y <= 500; y += 20)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: 300, y }],
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
