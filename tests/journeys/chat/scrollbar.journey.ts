import type { Page } from '@playwright/test'
import { frugalChromium } from '../../chromium.ts'
import { test } from '../journey.ts'
import { followUntil } from './followed-answer.ts'

// In a file of its own: this starts another browser.
test.use({ launchOptions: { ...frugalChromium, ignoreDefaultArgs: ['--hide-scrollbars'] } })
test.use({ seesMovement: true, viewport: { width: 1280, height: 800 } })

test('the page follows an answer until the scrollbar is drawn up, and stays there to its end', ({
  page,
  home,
  chat,
  testApp,
}) => followUntil(dragScrollbarUp, { page, home, chat, testApp }))

/** Presses the handle of the scrollbar and draws it a little up. */
async function dragScrollbarUp(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement
    return {
      x: (clientWidth + innerWidth) / 2,
      // In the middle of the handle of a page that stands at its end.
      y: clientHeight - 20 - (clientHeight * clientHeight) / scrollHeight / 2,
    }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 150, { steps: 5 })
  await page.mouse.up()
}
