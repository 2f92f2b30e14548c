import type { Page } from '@playwright/test'
import { frugalChromium } from '../../chromium.ts'
import { test } from '../journey.ts'
import { lookUpMeanwhile } from './followed-answer.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  // A browser of its own, in which the scrollbar is pressed as a person presses it.
  launchOptions: { ...frugalChromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('the page follows an answer until a drag of the scrollbar leads up, and stays there to its end', async ({
  page,
  home,
  chat,
  testApp,
}) => lookUpMeanwhile({ page, home, chat, testApp }, dragScrollbarUp))

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
